import { dateFormat } from './intl-formats'
import { language } from './language'

/** "Nov 27, 2026", in UTC, as the server knows no time zone of the reader's. */
export function dayInWords(moment: Date): string {
  return dateFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(moment)
}
