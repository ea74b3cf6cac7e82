import { textOfCell } from '../../text/csv'

/** Whitespace of every kind and invisible characters, as pasted from web pages and chats. */
const invisible = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

/** Trims whitespace and invisible characters at both ends; the inside stays as it is. */
export function trimCell(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && invisible.test(text.charAt(start))) start++
  while (end > start && invisible.test(text.charAt(end - 1))) end--
  return start === 0 && end === text.length ? text : text.slice(start, end)
}

/** Trims a cell and removes the apostrophes that this desk's downloads put before possible formulas (`csvCell`). */
export function normalizeCell(text: string): string {
  return trimCell(textOfCell(trimCell(text)))
}

/** Returns whether the text is shaped like an email address: just enough to recognize one. */
export function isLikeEmail(text: string): boolean {
  return /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]{1,250}\.[^\s@,;<>".]{2,}$/u.test(text)
}

/** What spreadsheets in many languages show if a formula has no result; and `####` if a column is too narrow. */
const spreadsheetErrors = new Set(
  `#N/A #REF! #NAME? #VALUE! #DIV/0! #NULL! #NUM! #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #GETTING_DATA #ERROR! #NV #BEZUG! #WERT!
  #ZAHL! #ÜBERLAUF! #N/D #RIF! #VALORE! #NOME? #VALEUR! #NOM? #NOMBRE! #¡REF! #¡VALOR! #¿NOMBRE? #¡DIV/0! #¡NUM! #¡NULO!
  #VALOR! #NÚM! #NULO! #VERW! #WAARDE! #NAAM? #GETAL! #DEEL/0! #N/B #ADR! #ARG! #LICZBA! #NAZWA? #SAKNAS! #REFERENS! #VÄRDEFEL!`
    .split(/\s+/)
    .map((word) => word.normalize()),
)

export function isSpreadsheetError(text: string): boolean {
  if (!text.startsWith('#')) return false
  return /^#{3,}$/.test(text) || spreadsheetErrors.has(text.toUpperCase().normalize())
}

/** Starts with = or @, or with a sign before a function; a phone number or "-5" does not count. */
export function isFormula(text: string): boolean {
  return /^[=@＝＠].|^[+\-＋－]\p{L}[\p{L}\p{N}._]*\(/su.test(text)
}

/** Whether digits were lost: 4.9E+11, or 4,9E+11 with a decimal comma. */
export function isShortened(text: string): boolean {
  return /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(text)
}
