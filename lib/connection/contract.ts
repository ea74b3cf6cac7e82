import { isSingleLine } from '../forms/valid-text'

/** What a team id may be: it becomes one segment of an address. Servers on the way may read `%2e` as a dot. */
export function isTeamId(text: string): boolean {
  return /^[^/]{1,64}$/u.test(text) && isSingleLine(text) && text.trim() === text && !/^(?:\.|%2e)+$/i.test(text)
}
