import 'server-only'
import { processWide } from '../server/process-wide'
import type { Job } from './contract'

const state = processWide<{ titles: Map<string, string> }>('job-titles', () => ({ titles: new Map() }))

/** Keeps the titles of the jobs as they were last listed, so that naming a job costs no request. */
export function rememberTitles(jobs: readonly Job[]): void {
  state.titles = new Map(jobs.map(({ id, title }) => [id, title]))
}

/** A job in words: its title as last listed, or its id where this server has not seen it. */
export function jobInWords(id: string | null): string {
  if (id === null) return 'A job'
  return state.titles.get(id) ?? `Job ${id}`
}
