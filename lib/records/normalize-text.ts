/** Letters that have no decomposition, as people type them who do not have them on the keyboard; apostrophes alike. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  ʻ: "'",
}
const special = new RegExp(`\\p{M}+|[${Object.keys(plain).join('')}]`, 'gu')
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII as a whole
const isBeyondAscii = /[^\x00-\x7f]/

/** Short texts that were folded last: cities and names come again and again, and decomposing them is slow. */
const known = new Map<string, string>()
const mostKnown = 4000
const longestKnown = 60

/** A text as it is compared: "Łukasz Żaneta" and "lukasz zaneta" fold to the same. */
export function normalizeText(text: string): string {
  if (!isBeyondAscii.test(text)) return text.toLowerCase()
  const found = known.get(text)
  if (found !== undefined) return found
  const folded = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(special, (found) => plain[found] ?? '')
  if (text.length > longestKnown) return folded
  if (known.size >= mostKnown) known.clear()
  known.set(text, folded)
  return folded
}
