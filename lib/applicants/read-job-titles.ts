import 'server-only'
import { readOnePerJob } from '../applicant-index/read-one-per-job'
import { readingProfile } from '../connection/reading-profile'
import { textAt } from '../records/read-field'

/** The titles of these jobs as one applicant of each names them, by id; jobs without a title there are left out. */
export async function readJobTitles(indexId: number, jobIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { job, jobTitle } = readingProfile().applicants
  if (job === undefined || jobTitle === undefined || jobIds.length === 0) return new Map()
  const records = await readOnePerJob(indexId, jobIds)
  const titles = records.flatMap((record) => {
    const [id, title] = [textAt(record, job), textAt(record, jobTitle)]
    return id === null || title === null ? [] : [[id, title] as const]
  })
  return new Map(titles)
}
