import type { Profile } from '../partner/profile/profile'
import { textAt } from '../records/read-field'
import { isRecord, type PartnerRecord } from '../records/record'

type Places = Pick<Profile['jobs'], 'id' | 'title' | 'createdId'>

/** Envelopes around a job, at most. */
const mostEnvelopes = 3

/** The id and title of the job that an answer to POST /jobs holds, bare or in envelopes; null where it does not say. */
export function readCreatedJob(answer: unknown, places: Places): { id: string | null; title: string | null } {
  const { id, title, createdId } = places
  const holders = recordsIn(answer, mostEnvelopes).filter((record) => textAt(record, id) !== null)
  // Where several records have an id, none is known to be the job's.
  const [job, ...others] = holders
  const isKnown = job !== undefined && (others.length === 0 || job === answer)
  const found = isKnown ? { id: textAt(job, id), title: textAt(job, title) } : { id: null, title: null }
  return createdId === undefined ? found : { ...found, id: textAt(answer, createdId) }
}

/** The answer itself first, then what it holds; a list of one is an envelope too, a longer one holds other jobs. */
function recordsIn(value: unknown, depth: number): PartnerRecord[] {
  if (Array.isArray(value)) return value.length === 1 ? recordsIn(value[0], depth) : []
  if (!isRecord(value)) return []
  return [value, ...(depth === 0 ? [] : Object.values(value).flatMap((inner) => recordsIn(inner, depth - 1)))]
}
