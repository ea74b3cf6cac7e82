/** What spreadsheets of many languages show where a formula has no result; and `####` where a column was too narrow. */
const errors = new Set(
  `#N/A #REF! #NAME? #VALUE! #DIV/0! #NULL! #NUM! #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #GETTING_DATA #ERROR! #NV #BEZUG! #WERT!
  #ZAHL! #ÜBERLAUF! #N/D #RIF! #VALORE! #NOME? #VALEUR! #NOM? #NOMBRE! #¡REF! #¡VALOR! #¿NOMBRE? #¡DIV/0! #¡NUM! #¡NULO!
  #VALOR! #NÚM! #NULO! #VERW! #WAARDE! #NAAM? #GETAL! #DEEL/0! #N/B #ADR! #ARG! #LICZBA! #NAZWA? #SAKNAS! #REFERENS! #VÄRDEFEL!`
    .split(/\s+/)
    .map((word) => word.normalize()),
)

export function isSpreadsheetError(text: string): boolean {
  if (!text.startsWith('#')) return false
  return /^#{3,}$/.test(text) || errors.has(text.toUpperCase().normalize())
}

/** Begins with = or @, or with a sign before a function; a phone number or "-5" does not. */
export function isFormula(text: string): boolean {
  return /^[=@＝＠].|^[+\-＋－]\p{L}[\p{L}\p{N}._]*\(/su.test(text)
}

/** Where digits were lost: 4.9E+11, or 4,9E+11 where commas are points. */
export function isShortened(text: string): boolean {
  return /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i.test(text)
}
