/** Letters that decomposition does not split, and how they are spelled instead. */
const spelled: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const marks = '[\u0300-\u036f]*'
const latin: [from: number, to: number][] = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
]

/** Returns the text as names are compared: without accents, in lower case. */
function foldText(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? letter)
}

/** Returns the words of a text, without accents and in lower case. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Each plain letter (or pair) with all letters that fold to it. */
const variants = new Map<string, string>()
for (const [from, to] of latin)
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code)
    const folded = foldText(letter)
    if (folded !== letter && /^[a-z]{1,2}$/.test(folded)) variants.set(folded, (variants.get(folded) ?? '') + letter)
  }

/**
 * Returns a folded word as a pattern that works in both PostgreSQL and JavaScript and matches the word in any case and
 * with any accents.
 */
export function wordPattern(word: string): string {
  let pattern = ''
  for (let at = 0; at < word.length; at += 1) {
    const pair = word.slice(at, at + 2)
    const ofPair = pair.length === 2 ? variants.get(pair) : undefined
    const single = letterPattern(word.charAt(at))
    if (ofPair === undefined) pattern += single
    else {
      pattern += `(?:${single}${letterPattern(word.charAt(at + 1))}|[${ofPair}])`
      at += 1
    }
  }
  return pattern
}

const letterPattern = (letter: string) => `[${classOf(letter)}${variants.get(letter) ?? ''}]${marks}`

/**
 * Returns a pattern for an email address or an ID in any case, with its special characters also as URLs or JSON may
 * encode them.
 */
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
