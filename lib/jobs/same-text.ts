/** From this share of equal character pairs on, one text may be the other, reworded by the partner. */
const minSimilarity = 0.5

/**
 * Whether a text may be another one as the partner shows it: cut, extended, without markup, in other letters. Texts
 * with different numbers are different, such as "Job 1" and "Job 2".
 */
export function mayBeSameText(one: string, other: string): boolean {
  const [plainOne, plainOther] = [plain(one), plain(other)]
  if (plainOne.includes(plainOther) || plainOther.includes(plainOne)) return true
  const [digitsOne, digitsOther] = [digits(plainOne), digits(plainOther)]
  if (digitsOne !== '' && digitsOther !== '' && digitsOne !== digitsOther) return false
  return likeness(plainOne, plainOther) >= minSimilarity
}

/** Only letters and digits, without accents and case. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>|&#?\w+;/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const digits = (text: string) => text.replace(/\P{N}/gu, '')

/** The share of adjacent character pairs that two texts have in common, from 0 to 1 (Dice's coefficient). */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  let common = 0
  for (const [pair, count] of pairs) common += Math.min(count, others.get(pair) ?? 0)
  return (2 * common) / Math.max(1, one.length - 1 + other.length - 1)
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}
