/** The name that was probably meant; undefined if none is close. Tolerates case, `_`, `-` and a single typo. */
export function nearMiss(written: string, names: Iterable<string>): string | undefined {
  const plain = simplify(written)
  for (const name of names) if (simplify(name) === plain) return name
  // In short names, one changed letter makes another word.
  if (plain.length < 5) return undefined
  for (const name of names) if (isOneSlip(plain, simplify(name))) return name
  return undefined
}

const simplify = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** One letter added, missing or different, or two adjacent letters swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
