import 'server-only'
import { config } from '../config'
import { listJobs } from '../jobs/list-jobs'
import { store } from '../store/connection'
import { aiChatSettings, knownTeams } from '../store/schema'
import type { TeamChats } from './contract'

/** One read of the jobs, for their teams; what is known of each comes from the store. */
export async function listTeamChats(): Promise<TeamChats> {
  const [jobs, added, settings] = await Promise.all([
    listJobs(),
    store().select().from(knownTeams),
    store().select().from(aiChatSettings),
  ])
  const names = new Map<string, string | null>()
  const learn = (id: string, name: string | null) => names.set(id, names.get(id) ?? name)
  for (const team of config().partner.teams) learn(team.id, team.name)
  for (const team of added) learn(team.id, team.name)
  for (const setting of settings) learn(setting.teamId, null)
  if (jobs.ok) for (const job of jobs.value.items) if (job.team !== null) learn(job.team, null)
  const known = new Map(settings.map((setting) => [setting.teamId, setting]))
  const items = [...names].map(([id, name]) => {
    const setting = known.get(id)
    return {
      id,
      name,
      isOn: setting?.enabled ?? null,
      setBy: setting?.setByName ?? null,
      setAt: setting?.setAt.toISOString() ?? null,
    }
  })
  items.sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
  return { items, failure: jobs.ok ? null : jobs.failure }
}
