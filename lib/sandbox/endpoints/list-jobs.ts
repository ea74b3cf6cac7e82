import { writePointer } from '../../records/pointer'
import { jsonAnswer } from '../answer'
import type { SandboxEndpoint } from '../endpoint'

/** GET /jobs (spec 4): every job of the key's teams. Query parameters are not shown in the spec and change nothing. */
export const listJobs: SandboxEndpoint = {
  name: 'GET /jobs',
  method: 'GET',
  path: '/jobs',
  acceptsBearer: false,
  run({ key }, state) {
    const records = state.jobs.list(key.teams).map((job) => job.record)
    const { profile, dialect } = state.options
    const items = profile.jobs.items ?? dialect.jobs.items
    return { ...jsonAnswer(200, writePointer(dialect.jobs.envelope, items, records)), rows: records.length }
  },
}
