import { toMillis } from '@/lib/records/date-times'
import { valueKindOf } from '@/lib/records/kind-of'
import { shortDay, shortMoment } from '../ui/formats'

/** Formats a record's text as lists show it: times in the reader's locale and time zone. For the browser only. */
export function shownText(text: string): string {
  const kind = valueKindOf(text)
  if (kind === 'date-time') return shortMoment(new Date(toMillis(text)))
  return kind === 'date' ? shortDay(new Date(toMillis(text))) : text
}
