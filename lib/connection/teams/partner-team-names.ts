import 'server-only'
import { singleton } from '../../runtime/singleton'
import { isPinned } from '../profile'

const state = singleton<{ names: ReadonlyMap<string, string> }>('partner-team-names', () => ({ names: new Map() }))

/** Keeps the partner's team names from its latest list of jobs, unless it was read for pinned work, without guesses. */
export function rememberTeamNames(jobs: readonly { team: string | null; teamName: string | null }[]): void {
  if (isPinned()) return
  state.names = new Map(
    jobs.flatMap(({ team, teamName }) => (team === null || teamName === null ? [] : [[team, teamName] as const])),
  )
}

/** Returns the partner's team names by ID; empty until this server has listed the jobs. */
export function partnerTeamNames(): ReadonlyMap<string, string> {
  return state.names
}
