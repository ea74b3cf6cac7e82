import { dateFormat } from '../text/intl-formats'
import { isDateTime, toMillis } from './date-times'
import { questionsIn, readAnswers } from './form-entries'

/**
 * Returns a function that writes a record's values as people read them in a spreadsheet: moments as "2026-11-26 21:17"
 * in the time zone (an IANA name), which sort as text; plain lists as "a; b", and lists of answers as "Question:
 * answer; …". All other values are returned unchanged.
 */
export function createSheetWriter(timeZone: string): (value: unknown, record?: unknown) => unknown {
  // Swedish uses the ISO order, with a space instead of the T.
  const clock = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const momentOf = (text: string) => (isDateTime(text) ? clock.format(toMillis(text)) : text)

  /** Returns null for values without a readable form. */
  function plainText(value: unknown): string | null {
    if (value === null || value === undefined) return ''
    if (typeof value === 'string') return momentOf(value)
    return typeof value === 'object' ? null : String(value)
  }

  function joined(values: readonly unknown[], separator: string): string | null {
    const texts = values.map(plainText)
    return texts.includes(null) ? null : texts.filter((text) => text !== '').join(separator)
  }

  function answersText(list: readonly unknown[], record: unknown): string | null {
    const answers = readAnswers(list, questionsIn(record)) ?? []
    const texts = answers.flatMap(({ question, id, answer }) => {
      const text = Array.isArray(answer) ? joined(answer, ', ') : plainText(answer)
      return text === null ? [] : [`${question ?? id}: ${text}`]
    })
    return texts.length > 0 && texts.length === answers.length ? texts.join('; ') : null
  }

  return (value, record) => {
    if (typeof value === 'string') return momentOf(value)
    if (!Array.isArray(value)) return value
    return joined(value, '; ') ?? answersText(value, record) ?? value
  }
}
