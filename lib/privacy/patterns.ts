import { plainLetters } from '../text/plain-letters'

const wholeLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')
/** Accents, niqqud and harakat, which people leave out. Marks of kana, Indic scripts and Thai make other letters. */
const marks = '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u065f\u0670]'
const accented: [from: number, to: number][] = [
  [0xc0, 0xdff],
  [0x1e00, 0x1fff],
]

/** Folds a text for comparing names: without accents, in lower case. */
function foldText(text: string): string {
  const bare = text.normalize('NFKD').replace(new RegExp(marks, 'g'), '').toLowerCase()
  return bare.normalize('NFC').replace(wholeLetters, (letter) => plainLetters[letter] ?? letter)
}

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
}

/** Each plain letter (or pair), with all letters that fold to it. */
const variants = new Map<string, string>()
for (const [from, to] of accented)
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code)
    const folded = foldText(letter)
    if (folded !== letter && /^\p{L}[\p{L}\p{M}]?$/u.test(folded))
      variants.set(folded, (variants.get(folded) ?? '') + letter)
  }

/**
 * Returns a pattern, valid in both PostgreSQL and JavaScript, that matches a folded word in any case, with any accents.
 */
export function wordPattern(word: string): string {
  const letters = [...word]
  let pattern = ''
  for (let at = 0; at < letters.length; at += 1) {
    const [letter = '', next] = letters.slice(at)
    const ofPair = next === undefined ? undefined : variants.get(letter + next)
    if (next === undefined || ofPair === undefined) pattern += letterPattern(letter)
    else {
      pattern += `(?:${letterPattern(letter)}${letterPattern(next)}|[${ofPair}])`
      at += 1
    }
  }
  return pattern
}

/** The letter may be decomposed, as in the names of files from a Mac. */
function letterPattern(letter: string): string {
  const whole = `[${classOf(letter)}${variants.get(letter) ?? ''}]`
  const parts = letter.normalize('NFD')
  return `${parts === letter ? whole : `(?:${whole}|${parts})`}${marks}*`
}

/** Returns a pattern for an email address or id in any case, with `@` and `+` also as escaped in URLs or JSON. */
export function literalPattern(text: string): string {
  return [...text].map((sign) => signs[sign] ?? `[${classOf(sign)}]`).join('')
}

const signs: Record<string, string> = {
  '@': '(?:@|＠|%40|\\\\u0040)',
  '+': '(?:[+]|%2[bB]|\\\\u002[bB])',
}

function classOf(sign: string): string {
  const both = [...new Set([sign.toLowerCase(), sign.toUpperCase(), sign])].filter((one) => [...one].length === 1)
  return both.join('').replace(/[\\\]^[-]/g, '\\$&')
}
