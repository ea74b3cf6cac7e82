import 'server-only'
import { singleton } from '../runtime/singleton'

const state = singleton<{ names: ReadonlyMap<string, string> }>('partner-team-names', () => ({ names: new Map() }))

/** Keeps what the partner calls its teams, as its jobs were last listed. */
export function rememberTeamNames(jobs: readonly { team: string | null; teamName: string | null }[]): void {
  state.names = new Map(
    jobs.flatMap(({ team, teamName }) => (team === null || teamName === null ? [] : [[team, teamName] as const])),
  )
}

/** What the partner calls its teams, by id: empty until this server has listed the jobs. */
export function partnerTeamNames(): ReadonlyMap<string, string> {
  return state.names
}
