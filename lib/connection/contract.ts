import { isPathSegment, pathSegmentRule } from '../text/path-segment'

/** What a team id may be: it becomes one segment of an address. */
export function isTeamId(text: string): boolean {
  return isPathSegment(text)
}

export const teamIdRule = `A team ID has ${pathSegmentRule}`
