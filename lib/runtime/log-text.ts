import { stripVTControlCharacters } from 'node:util'

/** Line ends that JSON does not escape, terminal control characters, and characters that reverse or hide text. */
const unseen = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const maxFieldLength = 1_000
const maxMessageLength = 8_000

/** Escapes a line of JSON so that nothing in it can pass for another line, or hide a part of this one. */
export function escapeUnseen(line: string): string {
  return line.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Truncates long texts in the fields, such as a path of 16 kB. */
export function boundFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? cut(value, maxFieldLength) : value,
    ]),
  )
}

/** Turns printed output into a log message, without colors and the symbols that Next puts in front. */
export function messageOf(printed: string): string {
  const text = stripVTControlCharacters(printed).trim()
  return cut(text.replace(/^[▲○⨯⚠✓»]\s*/u, ''), maxMessageLength)
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`
}
