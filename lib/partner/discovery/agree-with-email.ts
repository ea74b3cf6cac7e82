import { normalizeText } from '../../records/normalize-text'
import type { FieldColumn } from './field-column'

const germanWay: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const minWordLength = 3

/** Share of the records in which a word of the value appears in the e-mail address before the @. */
export function agreementWith(emails: FieldColumn, column: FieldColumn): number {
  let compared = 0
  let agreed = 0
  const locals = localPartsOf(emails)
  const words = new Map<string, string[]>()
  const wordsOf = (text: string) => {
    const known = words.get(text) ?? wordsOfName(text)
    words.set(text, known)
    return known
  }
  for (const [row, text] of column.texts.entries()) {
    const local = locals[row] ?? null
    if (text === null || local === null) continue
    compared++
    if (wordsOf(text).some((word) => local.includes(word))) agreed++
  }
  return compared < 3 ? 0 : agreed / compared
}

/**
 * Share of the records whose address begins with the initial of one name and then the other name: `jdoe@`, `j.doe@`.
 */
export function initialBefore(emails: FieldColumn, initial: FieldColumn, whole: FieldColumn): number {
  let compared = 0
  let found = 0
  const locals = localPartsOf(emails)
  for (const [row, text] of whole.texts.entries()) {
    const local = locals[row] ?? null
    const letter = normalizeText(initial.texts[row] ?? '').charAt(0)
    const words = text === null ? [] : wordsOfName(text)
    if (local === null || letter === '' || words.length === 0) continue
    compared++
    if (words.some((word) => local.startsWith(letter + word))) found++
  }
  return compared === 0 ? 0 : found / compared
}

/** Cached because each field that may be a name is compared with the same addresses. */
const localParts = new WeakMap<FieldColumn, (string | null)[]>()

function localPartsOf(emails: FieldColumn): (string | null)[] {
  const known = localParts.get(emails)
  if (known) return known
  const parts = emails.texts.map(localPart)
  localParts.set(emails, parts)
  return parts
}

function localPart(email: string | null): string | null {
  if (email === null) return null
  return normalizeText(email.slice(0, email.lastIndexOf('@'))).replaceAll(/[^a-z0-9]/g, '')
}

/** The words of a name as addresses spell them, in each customary way. */
function wordsOfName(name: string): string[] {
  const folded = normalizeText(name)
  const german = normalizeText(name.toLowerCase().replaceAll(/[äöüøå]/g, (letter) => germanWay[letter] ?? letter))
  return [folded, german]
    .flatMap((text) => [...text.split(/[^\p{L}]+/u), text.replaceAll(/[^\p{L}]/gu, '')])
    .filter((word) => word.length >= minWordLength)
}
