import 'server-only'
import { listJobs } from '../jobs/list-jobs'
import { inWords } from '../partner/failure/in-words'
import { config } from '../runtime/config'
import { store } from '../store/connection'
import { knownTeams } from '../store/schema'
import { chatStateOf } from './chat-state'
import type { TeamChats } from './contract'
import { readChatStates } from './read-chat-states'

/** One read of the jobs, for their teams; the other teams, and what is known of each, come from the store. */
export async function listTeamChats(): Promise<TeamChats> {
  const [jobs, learned, states] = await Promise.all([listJobs(), store().select().from(knownTeams), readChatStates()])
  const names = new Map<string, string | null>()
  const learn = (id: string, name: string | null) => names.set(id, names.get(id) ?? name)
  for (const team of config().partner.teams) learn(team.id, team.name)
  for (const team of learned) learn(team.id, team.name)
  for (const id of states.keys()) learn(id, null)
  if (jobs.ok) for (const job of jobs.value.items) if (job.team !== null) learn(job.team, job.teamName)
  const items = [...names].map(([id, name]) => ({ ...(states.get(id) ?? chatStateOf(id, null, [], 0)), name }))
  items.sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
  return { items, failure: jobs.ok ? null : inWords(jobs.failure) }
}
