import { plainName } from '../../forms/plain-name'
import type { FieldWord } from '../../records/field-words'
import { meaningsOf } from '../../records/name-words'
import { type Pointer, tokensOf } from '../../records/pointer'

/** The partner's own paths of the team's ID in its lists. */
export type TeamPaths = readonly (Pointer | undefined)[]

/**
 * Whether a field that the partner names is the team in the URL of AI chat (spec 4): partners name it there as in their
 * lists, or by another word for a team's ID, such as `branch_id`.
 */
export function namesTeam(field: string, teamPaths: TeamPaths): boolean {
  const name = plainName(field)
  if (isTeamId(field)) return true
  return (
    ['team', 'teamid'].includes(name) || teamPaths.some((path) => path !== undefined && namesOf(path).includes(name))
  )
}

function isTeamId(field: string): boolean {
  const meanings = meaningsOf(field)
  const has = (...words: FieldWord[]) => meanings.some((set) => words.some((word) => set.has(word)))
  return has('team') && has('id', 'code') && !has('job', 'person')
}

/** A team at `/office/id` is called `office.id` or `office`, but not `id`: that could be anything. */
function namesOf(path: Pointer): string[] {
  const tokens = tokensOf(path).filter((token) => !/^\d+$/.test(token))
  const whole = tokens.at(-1)?.toLowerCase() === 'id' ? tokens.slice(0, -1) : tokens
  const ends = whole.map((_, start) => whole.slice(start).join(''))
  return [...ends, ...ends.map((end) => `${end}id`)].map(plainName)
}
