import type { FormNode } from '../../forms/form-node'
import type { FormValue } from '../../forms/form-values'
import { normalizeText } from '../../records/normalize-text'
import { type ReadText, readDate, readDateTime } from './read-date'
import { sheetWords } from './words'

/** A cell as a form control would hold it, or how to write it so that it can be read. */
export type ReadCell = { value: FormValue } | { error: string }

/** Reads a non-empty cell for a field. Ambiguous values are not guessed. */
export function readCell(node: FormNode, text: string): ReadCell {
  switch (node.kind) {
    case 'number':
      return fromText(readNumber(text))
    case 'integer':
      return fromText(readInteger(text))
    case 'date':
      return fromText(readDate(text))
    case 'date-time':
      return fromText(readDateTime(text))
    case 'yes-no': {
      const isYes = readYesNo(text)
      return isYes === null ? { error: sheetWords.yesOrNo } : { value: String(isYes) }
    }
    case 'choice':
      return readChoice(node.options, text)
    case 'list':
      return readList(node.item, text)
    case 'text':
      return { value: inOneLine(text) }
    default:
      return { value: text }
  }
}

/** Cells hold line breaks and tabs that a one-line field cannot: a blank, as when text is pasted into such a field. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s*[\t\r\n]\s*/g, ' ')
}

const yes = words(
  'yes y true 1 x ja j wahr oui o vrai si s verdadero sim verdadeiro vero tak t prawda sant kylla да д истина はい 是 예 네 نعم כן evet on ✓ ✔ ☑',
)
const no = words(
  'no n false 0 nein falsch non faux falso nao nie falsz nej nei falskt ei нет н ложь いいえ 否 아니요 아니오 لا לא hayir off nee ✗ ✘ ☐',
)

/** Reads yes and no in many languages; null if it is neither. */
export function readYesNo(text: string): boolean | null {
  const word = normalizeText(text)
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

function words(text: string): Set<string> {
  return new Set(text.split(' ').map(normalizeText))
}

function fromText(read: ReadText): ReadCell {
  return 'error' in read ? read : { value: read.text }
}

function readNumber(text: string): ReadText {
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(text)) return { error: sheetWords.number }
  return /\d{16}/.test(text) ? { error: sheetWords.numberTooLong } : { text: text.replace('+', '') }
}

function readInteger(text: string): ReadText {
  const found = /^([+-]?\d+)(?:\.0{1,2})?$/.exec(text)
  if (found?.[1] === undefined) return { error: sheetWords.integer }
  return Number.isSafeInteger(Number(found[1]))
    ? { text: found[1].replace('+', '') }
    : { error: sheetWords.numberTooLong }
}

const maxOffered = 8

function readChoice(options: (FormNode & { kind: 'choice' })['options'], text: string): ReadCell {
  const folded = normalizeText(text)
  const found =
    options.find(({ label, value }) => label === text || String(value) === text) ??
    options.find(({ label, value }) => normalizeText(label) === folded || normalizeText(String(value)) === folded)
  if (found) return { value: JSON.stringify(found.value) }
  const offered = options.slice(0, maxOffered).map(({ label }) => label)
  if (options.length > maxOffered) offered.push('…')
  return { error: sheetWords.chooseOneOf({ offered: offered.join(', ') }) }
}

/** Semicolons and line breaks separate plain values. */
export function entriesOf(text: string): string[] {
  const entries = text.split(/[;\r\n]/).map((part) => part.trim())
  return entries.filter((entry) => entry !== '')
}

function readList(item: FormNode, text: string): ReadCell {
  const entries: FormValue[] = []
  for (const written of entriesOf(text)) {
    const read = readCell(item, written)
    if ('error' in read) return read
    entries.push({ entry: read.value })
  }
  return { value: entries }
}
