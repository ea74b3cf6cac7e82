import { readPointer, writePointer } from '../../records/pointer'
import { addressLookupBusy, answerDeveloperMessage, answerFieldErrors, answerOutsideScope, jsonAnswer } from '../answer'
import { findFieldErrors } from '../check-body'
import type { SandboxEndpoint } from '../endpoint'
import { renameFields } from '../rename-fields'

/** GET /jobs (spec 4): every job of the key's teams. The spec has no query parameters, so they change nothing. */
export const listJobs: SandboxEndpoint = {
  name: 'GET /jobs',
  method: 'GET',
  path: '/jobs',
  acceptsBearer: false,
  run({ key }, state) {
    const listed = state.jobs.list(key.teams).map((job) => job.record)
    const records = renameFields(listed, state.settings.renames.jobs)
    const { profile, dialect } = state.options
    const items = profile.jobs.items ?? dialect.jobs.items
    return { ...jsonAnswer(200, writePointer(dialect.jobs.envelope, items, records)), rows: records.length }
  },
}

/** POST /jobs (spec 4.3, 4.4): 201 with a new job each time; 424 when the address lookup is limited. */
export const createJob: SandboxEndpoint = {
  name: 'POST /jobs',
  method: 'POST',
  path: '/jobs',
  acceptsBearer: false,
  run({ key, body }, state) {
    const { jobs } = state.options.profile
    const errors = findFieldErrors(jobs.create, body)
    if (errors !== null) return answerFieldErrors(400, 'Invalid job', errors)
    const requested = (jobs.team === undefined ? undefined : readPointer(body, jobs.team)) ?? key.teams[0]
    const team = state.teams.find(({ id }) => String(id) === String(requested))
    if (team === undefined) return answerDeveloperMessage(404, `Team ${String(requested)} does not exist`)
    if (!key.teams.includes(team.id)) return answerOutsideScope(requested, key.teams)
    if (!state.addressLookup.tryTake(state.settings)) return addressLookupBusy
    return jsonAnswer(201, state.jobs.create(body, team.id).record)
  },
}
