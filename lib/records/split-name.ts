import type { NameParts } from './field-path'

/** A person's name in parts; '' for missing parts. */
export type PersonName = { first: string; middle: string; last: string }

/**
 * Splits a whole name into the parts that a form has. Everything but the family name counts as given names, which is
 * only a guess: callers show the parts. A single word is left out, since it may be either.
 */
export function splitName(name: string, { middle, familyFirst }: NameParts): PersonName {
  const [beforeComma = '', afterComma = ''] = name.split(/[,、，]/, 2).map((part) => part.trim())
  const words = name.trim().split(/\s+/)
  if (afterComma !== '') return partsOf(afterComma.split(/\s+/), beforeComma, middle !== undefined)
  if (words.length < 2) return { first: '', middle: '', last: '' }
  return familyFirst
    ? partsOf(words.slice(1), words[0] ?? '', middle !== undefined)
    : partsOf(words.slice(0, -1), words.at(-1) ?? '', middle !== undefined)
}

function partsOf(givenNames: string[], last: string, hasMiddle: boolean): PersonName {
  const [first = '', ...others] = givenNames
  return hasMiddle ? { first, middle: others.join(' '), last } : { first: givenNames.join(' '), middle: '', last }
}
