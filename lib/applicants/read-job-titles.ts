import 'server-only'
import { readOnePerJob } from '../applicant-index/read-one-per-job'
import { readingProfile } from '../connection/mapping/reading-profile'
import { textAt } from '../records/read-field'

/** These jobs' titles by id, taken from one applicant's record each; jobs without a title there are omitted. */
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
