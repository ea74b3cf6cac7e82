import 'server-only'
import { displayProfile } from '../connection/profile'
import { textAt } from '../records/read-field'
import { knownJobs } from './known-jobs'
import { waitForJobs } from './wait-for-jobs'

type TitlePaths = { job: string | null; jobTitle: string | null }

/**
 * Job titles by id, for applicants whose records have only the id: as last listed. A server that has not seen the list
 * yet waits a moment for it.
 */
export async function titlesForRecords({ job, jobTitle }: TitlePaths): Promise<{ jobTitles?: Record<string, string> }> {
  if (job === null || jobTitle !== null) return {}
  await waitForJobs()
  // For display, so a guessed field is good enough for the id too.
  const { id: at } = displayProfile().jobs
  const titles = knownJobs().flatMap(({ record, title }) => {
    const id = textAt(record, at)
    return id === null ? [] : [[id, title] as const]
  })
  return { jobTitles: Object.fromEntries(titles) }
}
