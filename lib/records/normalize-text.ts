import { plainLetters } from '../text/plain-letters'

/** Also Arabic letters with two spellings, and variants of apostrophes and hyphens. */
const plain: Record<string, string> = {
  ...plainLetters,
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʻ: "'",
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
}
/** Kana with voiced marks, after decomposition: ガ is a different letter from カ. */
const voicedKana = /[\u3040-\u30ff][\u3099\u309a]/
/** Marks that people leave out. Those of Indic scripts and Thai are vowels, so they stay. */
const marks = {
  accents: '\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f',
  niqqud: '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7',
  harakat: '\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed',
}
/** Soft hyphen, tatweel, joiners, directions, variation selectors, byte order mark. */
const unseen = '\\u00ad\\u0640\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufe00-\\ufe0f\\ufeff'
/** The zeros of the decimal digits in use; full-width digits decompose. */
const zeros = [...'٠۰०০੦૦௦౦೦൦๐໐༠၀០']
const otherDigits = new RegExp(`[${zeros.map((zero) => `${zero}-${nineAfter(zero)}`).join('')}]`)
const special = new RegExp(
  `${voicedKana.source}|[${Object.values(marks).join('')}${unseen}]+|[${Object.keys(plain).join('')}]|${otherDigits.source}`,
  'gu',
)
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const isBeyondAscii = /[^\x00-\x7f]/

/** Cache of short texts: cities and names recur, and decomposing them is slow. */
const known = new Map<string, string>()
const maxKnown = 4000
const maxKnownLength = 60

/**
 * Returns a text as it is compared: "Łukasz Żaneta" and "lukasz zaneta" become the same. Korean syllables stay
 * decomposed, so that a syllable that is still being typed matches.
 */
export function normalizeText(text: string): string {
  if (!isBeyondAscii.test(text)) return text.toLowerCase()
  const found = known.get(text)
  if (found !== undefined) return found
  const folded = text.normalize('NFKD').toLowerCase().replace(special, fold)
  if (text.length > maxKnownLength) return folded
  if (known.size >= maxKnown) known.clear()
  known.set(text, folded)
  return folded
}

function fold(found: string): string {
  const letter = plain[found]
  if (letter !== undefined) return letter
  if (voicedKana.test(found)) return found.normalize('NFC')
  const code = found.charCodeAt(0)
  const zero = zeros.find((digit) => code >= digit.charCodeAt(0) && code <= digit.charCodeAt(0) + 9)
  return zero !== undefined && found.length === 1 ? String(code - zero.charCodeAt(0)) : ''
}

function nineAfter(zero: string): string {
  return String.fromCharCode(zero.charCodeAt(0) + 9)
}
