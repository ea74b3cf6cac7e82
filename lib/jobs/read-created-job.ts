import type { Profile } from '../partner/profile/profile'
import { recordsWithin } from '../records/read-enveloped'
import { textAt } from '../records/read-field'

type JobMapping = Pick<Profile['jobs'], 'id' | 'title' | 'createdId'>

/** The id and title of the job in an answer to POST /jobs, bare or in envelopes; null if it does not say. */
export function readCreatedJob(answer: unknown, mapping: JobMapping): { id: string | null; title: string | null } {
  const { id, title, createdId } = mapping
  const holders = recordsWithin(answer).filter((record) => textAt(record, id) !== null)
  const [job, ...others] = holders
  const isTitled = (record: unknown) => textAt(record, title) !== null
  // An envelope may have its own id. If several records have one, none is known to be the job's.
  const isBare = job === answer && (isTitled(job) || !others.some(isTitled))
  const isKnown = job !== undefined && (others.length === 0 || isBare)
  const found = isKnown ? { id: textAt(job, id), title: textAt(job, title) } : { id: null, title: null }
  return createdId === undefined ? found : { ...found, id: textAt(answer, createdId) }
}
