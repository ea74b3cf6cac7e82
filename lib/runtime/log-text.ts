import { stripVTControlCharacters } from 'node:util'

/** Line ends that JSON leaves as they are, controls that move a terminal's cursor, and what turns or hides text. */
const unseen = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const longestField = 1_000
const longestMessage = 8_000

/** A line of JSON in which nothing can pass for another line, or hide a part of this one. */
export function escapeUnseen(line: string): string {
  return line.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The fields with long texts cut, such as a path of 16 kB. */
export function boundFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? cut(value, longestField) : value]),
  )
}

/** What a program has printed, as a message: without colours and the signs that Next puts in front. */
export function messageOf(printed: string): string {
  const text = stripVTControlCharacters(printed).trim()
  return cut(text.replace(/^[▲○⨯⚠✓»]\s*/u, ''), longestMessage)
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`
}
