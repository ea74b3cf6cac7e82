import 'server-only'
import type { Person } from '../accounts/contract'
import { profile, profileVersion } from '../connection/profile'
import { recordDispatch } from '../dispatch/record'
import { textAt } from '../records/read-field'
import { config } from '../runtime/config'
import type { CreatedJob } from './contract'
import { jobSubject } from './job-subject'
import { enteredIn } from './job-values'

/** Records a valid new job; it is sent after the undo window. Null: the id belongs to another person. */
export function createJob(id: string, body: Record<string, unknown>, person: Person) {
  const mapping = profile().jobs
  return recordDispatch<CreatedJob>({
    id,
    kind: 'create-job',
    person,
    subject: jobSubject(body, mapping.title, mapping.create),
    teamId: mapping.team === undefined ? null : textAt(body, mapping.team),
    body,
    profileVersion: profileVersion(),
    entered: enteredIn(body),
    undoMs: config().undoMs,
  })
}
