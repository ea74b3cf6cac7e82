import { toMillis } from '@/lib/records/date-times'
import { valueKindOf } from '@/lib/records/kind-of'
import { shortDay, shortMoment } from '../ui/formats'

/** A text of a record as lists show it: times in the reader's locale and zone. For the browser alone. */
export function shownText(text: string): string {
  const kind = valueKindOf(text)
  if (kind === 'date-time') return shortMoment(new Date(toMillis(text)))
  return kind === 'date' ? shortDay(new Date(toMillis(text))) : text
}
