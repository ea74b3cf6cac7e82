import 'server-only'
import { randomInt } from 'node:crypto'

/** Without letters that are mistaken for digits or for each other. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const pattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{2}$/

/** A new id for an unexpected error, short enough to read aloud: `7F3K-2Q`. */
export function newErrorId(): string {
  const drawn = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`
}

export function isErrorId(text: unknown): text is string {
  return typeof text === 'string' && pattern.test(text)
}
