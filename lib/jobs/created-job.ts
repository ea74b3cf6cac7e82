import 'server-only'
import { profile } from '../connection/profile'
import { redactTokens } from '../partner/redact'
import { textAt } from '../records/read-field'
import { type PartnerRecord, recordOf } from '../records/record'
import type { CreatedJob } from './contract'
import { readCreatedJob } from './read-created-job'

/** A job from the list, whose id is read where the list has it, not where the answer to a POST has it. */
export function createdJobFromList(record: PartnerRecord): CreatedJob {
  const { jobs: mapping, login } = profile()
  return {
    id: textAt(record, mapping.id),
    title: textAt(record, mapping.title),
    answer: recordOf(redactTokens(record, login)),
  }
}

/** The created job in the answer to POST /jobs with this body. */
export function createdJobFromAnswer(record: unknown, submitted: unknown): CreatedJob {
  const { jobs: mapping, login } = profile()
  return {
    ...readCreatedJob(record, mapping, submitted),
    answer: recordOf(redactTokens(record, login)),
  }
}
