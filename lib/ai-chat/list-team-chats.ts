import 'server-only'
import { listTeams } from '../connection/teams/list-teams'
import { listNamedJobs } from '../jobs/list-jobs'
import { inWords } from '../partner/failure/in-words'
import { chatStateOf } from './chat-state'
import type { TeamChats } from './contract'
import { readChatStates } from './read-chat-states'
import { removableTeams } from './removable-teams'

/** Reads the jobs once, for their teams; the other teams, and what is known about each, come from the store. */
export async function listTeamChats(): Promise<TeamChats> {
  const [jobs, states] = await Promise.all([listNamedJobs(), readChatStates()])
  // Read after the jobs, which may bring the partner's own names.
  const known = await listTeams()
  const names = new Map<string, string | null>(known.map(({ id, name }) => [id, name]))
  const removable = removableTeams(known, states)
  const learn = (id: string, name: string | null) => names.set(id, names.get(id) ?? name)
  for (const id of states.keys()) learn(id, null)
  if (jobs.ok) for (const job of jobs.value.items) if (job.team !== null) learn(job.team, job.teamName)
  const items = [...names].map(([id, name]) => ({
    ...(states.get(id) ?? chatStateOf(id, null, [], 0)),
    name,
    isRemovable: removable.has(id),
  }))
  items.sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
  return { items, failure: jobs.ok ? null : inWords(jobs.failure) }
}
