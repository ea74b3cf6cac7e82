import type { NameParts } from '../../records/field-path'
import { type Pointer, tokensOf } from '../../records/pointer'
import type { FieldColumn } from './field-column'
import { wordsOfPath } from './path-words'
import type { Guess } from './proposal'

/**
 * The guessed way to reach the applicants, no longer sure if it stands with another person than their name does, such
 * as a guardian, while another field that `isReach` accepts stands with the name.
 */
export function doubtOtherPerson(
  guess: Guess<Pointer>,
  name: Pointer | NameParts | null,
  columns: readonly FieldColumn[],
  isReach: (column: FieldColumn) => boolean,
): Guess<Pointer> {
  const { value, confidence } = guess
  const named = typeof name === 'string' ? name : (name?.first ?? null)
  if (value === null || named === null || confidence !== 'sure' || areOfOnePerson(value, named)) return guess
  const rivals = columns.filter((column) => column.pointer !== value && isReach(column))
  if (!rivals.some(({ pointer }) => areOfOnePerson(pointer, named))) return guess
  return { ...guess, confidence: 'likely', reasons: [...guess.reasons, { code: 'close-second' }] }
}

/** Whether two fields are in one object, or in one around the other; both or neither named after applicants. */
function areOfOnePerson(one: Pointer, other: Pointer): boolean {
  const [outer, inner] = [ownerOf(one), ownerOf(other)].sort((one, other) => one.length - other.length)
  const isAround = outer?.every((token, depth) => inner?.[depth] === token)
  return isAround === true && isOfApplicant(one) === isOfApplicant(other)
}

function ownerOf(pointer: Pointer): string[] {
  return tokensOf(pointer)
    .slice(0, -1)
    .filter((token) => !/^\d+$/.test(token))
}

function isOfApplicant(pointer: Pointer): boolean {
  const { last, above } = wordsOfPath(pointer)
  return last.has('person') || above.has('person')
}
