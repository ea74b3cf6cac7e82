import type { BodySchema } from '../../forms/body-schema'
import type { ProfilePatch } from '../../partner/profile/merge-profile'
import { tokensOf } from '../../records/pointer'
import type { Accepted, Convention, FieldValue } from './convention'
import { pathsOf } from './partner-state'

/** What an admin who knows this partner well confirms: its mapping and its forms. */
export function confirmedPatch(convention: Convention): ProfilePatch {
  const { truth, createJob, easyApply, aiChat } = convention
  const { applicants, jobs } = truth
  const { name, first, last, email, job, enqueue, phone } = easyApply.paths
  const { at, on, off } = aiChat
  return {
    applicants: {
      items: acceptedPath(applicants.items),
      id: acceptedPath(applicants.id),
      email: acceptedPath(applicants.email),
      name: parts(acceptedAt(applicants.name)),
      phone: acceptedPath(applicants.phone),
      job: acceptedPath(applicants.job),
      jobTitle: acceptedPath(applicants.jobTitle),
      status: acceptedPath(applicants.status),
      team: acceptedPath(applicants.team),
      teamName: acceptedPath(applicants.teamName),
      time: time(acceptedAt(applicants.time)),
      columns: [],
    },
    jobs: {
      items: acceptedPath(jobs.items),
      id: acceptedPath(jobs.id),
      title: acceptedPath(jobs.title),
      team: acceptedPath(jobs.team),
      teamName: acceptedPath(jobs.teamName),
      open: open(acceptedAt(jobs.open)),
      status: acceptedPath(jobs.status),
      time: time(acceptedAt(jobs.time)),
      createdId: createJob.id,
      limit: null,
      total: null,
      columns: [],
      create: createJob.schema,
    },
    easyApply: {
      email,
      job,
      enqueue: enqueue ?? null,
      name: name ?? { first, last },
      phone: phone ?? null,
      form: null,
      body: easyApply.schema,
    },
    aiChat: {
      enabled: { at, on, off },
      body: tokensOf(at).reduceRight<BodySchema>(
        (inner, token) => ({ type: 'object', required: [token], properties: { [token]: inner } }),
        typeof on === 'boolean' ? { type: 'boolean' } : { enum: [on, off] },
      ),
    },
  }
}

function acceptedAt(accepted: Accepted): FieldValue | null {
  return Array.isArray(accepted) ? (accepted.find((value) => value !== null) ?? null) : accepted
}

function acceptedPath(accepted: Accepted): string | null {
  const [path] = pathsOf(accepted)
  return path ?? null
}

function parts(value: FieldValue | null) {
  return value === null || typeof value === 'string' || !('at' in value) ? value : null
}

function time(value: FieldValue | null) {
  if (value === null || typeof value === 'string') return value
  return 'format' in value ? value : null
}

function open(value: FieldValue | null) {
  if (value === null || typeof value === 'string') return value
  return 'values' in value ? value : null
}
