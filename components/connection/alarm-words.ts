import type { MappingAlarm } from '@/lib/connection/contract'
import { fieldHintWords } from './hints/words'
import { placeInWords } from './place-words'

/** Describes what has changed in a sentence or two. */
export function alarmInWords({ place, details: { what, path, newPaths } }: Pick<MappingAlarm, 'place' | 'details'>) {
  const field = placeInWords(place)
  switch (what) {
    case 'lost':
      return [
        lostInWords(place, field, path),
        ...(newPaths.length > 0 ? [fieldHintWords.newPaths({ paths: newPaths.join(', ') })] : []),
      ].join(' ')
    case 'new':
      return place.startsWith('jobs') ? fieldHintWords.newOfJobs({ path }) : fieldHintWords.newOfApplicants({ path })
    case 'refused':
      return fieldHintWords.refused({ field })
    case 'asked':
      return fieldHintWords.asked({ field })
    case 'shared':
      return fieldHintWords.shared({ path })
  }
}

function lostInWords(place: string, field: string, path: string): string {
  if (!place.endsWith('.items')) return fieldHintWords.lost({ field, path })
  return path === '' ? fieldHintWords.lostList({ field }) : fieldHintWords.lostListAt({ field, path })
}
