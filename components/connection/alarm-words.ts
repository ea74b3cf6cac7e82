import type { MappingAlarm } from '@/lib/connection/contract'
import { placeInWords } from './place-words'

/** What has changed, in a sentence or two. */
export function alarmInWords({ place, details: { what, path, newPaths } }: Pick<MappingAlarm, 'place' | 'details'>) {
  const field = placeInWords(place)
  switch (what) {
    case 'lost':
      return [
        place.endsWith('.items')
          ? `${field}: it is not where the desk reads it${path === '' ? '' : ` (${path})`}.`
          : `${field} is no longer at ${path}.`,
        ...(newPaths.length > 0 ? [`New in the answers: ${newPaths.join(', ')}.`] : []),
      ].join(' ')
    case 'new':
      return `The partner’s ${place.startsWith('jobs') ? 'jobs' : 'applicants'} have a new field: ${path}.`
    case 'refused':
      return `The partner refuses a field that it used to accept: ${field}.`
    case 'asked':
      return `The partner now asks for a field that it did not need before: ${field}.`
  }
}
