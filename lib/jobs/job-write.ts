import 'server-only'
import { partner } from '../connection/partner'
import type { WriteKind } from '../dispatch/kind'
import { clearDraft } from '../drafts/drafts'
import type { CreatedJob } from './contract'
import { createdJobFromAnswer } from './created-job'
import { listBefore } from './job-list'
import { saveJobs } from './learn-jobs'
import { prepareJob } from './prepare-job'
import { reconcileJob } from './reconcile-job'
import { spelledAsListed } from './spelled-as-listed'

/** How a job is created (spec 4, POST /jobs): not idempotent, so an uncertain one is reconciled with GET /jobs. */
export const jobWrite: WriteKind = {
  isIdempotent: false,
  canBeRechecked: true,
  erasesBodyOnSuccess: false,
  prepare: prepareJob,
  send: (row, turn) => partner().createJob(JSON.parse(row.body), turn),
  readResult(row, end): CreatedJob {
    if ('chosen' in end) return { id: end.chosen.id, title: end.chosen.title, answer: null }
    const created = createdJobFromAnswer('answer' in end ? end.answer : null, JSON.parse(row.body))
    const earlier = listBefore(row)?.ids ?? []
    const id = created.id && spelledAsListed(created.id, earlier)
    // The id of an older job is not that of the new one, whatever the answer means by it.
    return id !== null && earlier.includes(id) ? { ...created, id: null, title: null } : { ...created, id }
  },
  reconcile: reconcileJob,
  async onOutcome(tx, row, outcome) {
    if (!('result' in outcome)) return
    await clearDraft(tx, row.id, row.personId)
    // Created by `readResult`, or by `reconcile`.
    const { id } = outcome.result as CreatedJob
    if (id !== null) await saveJobs(tx, [{ id, team: row.teamId }])
  },
}
