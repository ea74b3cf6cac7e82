import type { Profile } from '../partner/profile/profile'
import { normalizeText } from '../records/normalize-text'
import { recordsWithin } from '../records/read-enveloped'
import { textAt } from '../records/read-field'
import { recordOf } from '../records/record'

type JobMapping = Pick<Profile['jobs'], 'id' | 'title' | 'createdId'>

/** What an answer says of a request that the partner will carry out later: its id may be that of the request. */
const laterStatus = /^(?:(?:en)?queued|accepted|pending|waiting|processing|running|in[ _-]?progress)$/i

/** Members of an answer that hold what was created, and never its team or its creator. */
const envelopeName = /^(?:data|result|response|payload|job)$/i

/**
 * The id and title of the job in an answer to POST /jobs, bare or in envelopes; null if it does not say. A record
 * inside may also be the job's team or its creator, so only the one whose title was submitted is the job, or one
 * without a title in a member that is an envelope by its name. `submitted`: the request's body, whose title may be at
 * any path.
 */
export function readCreatedJob(
  answer: unknown,
  mapping: JobMapping,
  submitted: unknown,
): { id: string | null; title: string | null } {
  const { id, title, createdId } = mapping
  const records = recordsWithin(answer)
  const isTitled = (record: unknown) => textAt(record, title) !== null
  const ownTitle = textAt(submitted, title)
  // Where the request has its title elsewhere, it may be any of its texts.
  const texts = new Set((ownTitle === null ? textsIn(submitted) : [ownTitle]).map(folded))
  const isAsSubmitted = (record: unknown) => texts.has(folded(textAt(record, title) ?? ''))
  const titled = records.filter(isAsSubmitted)
  // An envelope may have its own id.
  const isEnvelope = records.some((record) => record !== answer && isTitled(record) && textAt(record, id) !== null)
  const isBare = textAt(answer, id) !== null && (isTitled(answer) || !(isEnvelope || isForLater(answer)))
  const job = isBare
    ? answer
    : titled.length === 0
      ? untitledWithin(answer, title)
      : titled.length === 1
        ? titled[0]
        : null
  return { id: textAt(createdId === undefined ? job : answer, createdId ?? id), title: textAt(job, title) }
}

function untitledWithin(answer: unknown, title: JobMapping['title']): unknown {
  if (isForLater(answer)) return null
  const members = Object.entries(recordOf(answer) ?? {}).filter(([name]) => envelopeName.test(name))
  const within = members.length === 1 ? members[0]?.[1] : null
  return textAt(within, title) === null && !isForLater(within) ? within : null
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const folded = (text: string) => normalizeText(text.trim())

function isForLater(answer: unknown): boolean {
  return Object.values(recordOf(answer) ?? {}).some((value) => typeof value === 'string' && laterStatus.test(value))
}
