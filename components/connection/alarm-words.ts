import type { MappingAlarm } from '@/lib/connection/contract'
import { fieldInWords } from './field-in-words'
import { fieldHintWords } from './hints/words'

/** Describes what has changed in a sentence or two. */
export function alarmInWords({
  fieldKey,
  details: { what, path, newPaths },
}: Pick<MappingAlarm, 'fieldKey' | 'details'>) {
  const field = fieldInWords(fieldKey)
  switch (what) {
    case 'lost':
      return [
        lostInWords(fieldKey, field, path),
        ...(newPaths.length > 0 ? [fieldHintWords.newPaths({ paths: newPaths.join(', ') })] : []),
      ].join(' ')
    case 'new':
      return fieldKey.startsWith('jobs') ? fieldHintWords.newOfJobs({ path }) : fieldHintWords.newOfApplicants({ path })
    case 'refused':
      return fieldHintWords.refused({ field })
    case 'asked':
      return fieldHintWords.asked({ field })
    case 'shared':
      return newPaths.length > 0
        ? fieldHintWords.sharedUnconfirmed({ path, job: newPaths.join(', ') })
        : fieldHintWords.shared({ path })
  }
}

function lostInWords(fieldKey: string, field: string, path: string): string {
  if (!fieldKey.endsWith('.items')) return fieldHintWords.lost({ field, path })
  return path === '' ? fieldHintWords.lostList({ field }) : fieldHintWords.lostListAt({ field, path })
}
