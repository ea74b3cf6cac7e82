import type { BodySchema } from '../../forms/body-schema'
import type { ProfilePatch } from '../../partner/profile/merge-profile'
import { tokensOf } from '../../records/pointer'
import type { Accepted, Convention, PlaceValue } from './convention'
import { pathsOf } from './partner-state'

/** What an admin who knows this partner well confirms: its mapping and its forms. */
export function confirmedPatch(convention: Convention): ProfilePatch {
  const { truth, createJob, easyApply, aiChat } = convention
  const { applicants, jobs } = truth
  const { name, first, last, email, job, enqueue, phone } = easyApply.places
  const { at, on, off } = aiChat
  return {
    applicants: {
      items: pathOfPlace(applicants.items),
      id: pathOfPlace(applicants.id),
      email: pathOfPlace(applicants.email),
      name: parts(acceptedAt(applicants.name)),
      phone: pathOfPlace(applicants.phone),
      job: pathOfPlace(applicants.job),
      jobTitle: pathOfPlace(applicants.jobTitle),
      status: pathOfPlace(applicants.status),
      team: pathOfPlace(applicants.team),
      teamName: pathOfPlace(applicants.teamName),
      time: time(acceptedAt(applicants.time)),
      columns: [],
    },
    jobs: {
      items: pathOfPlace(jobs.items),
      id: pathOfPlace(jobs.id),
      title: pathOfPlace(jobs.title),
      team: pathOfPlace(jobs.team),
      teamName: pathOfPlace(jobs.teamName),
      open: open(acceptedAt(jobs.open)),
      status: pathOfPlace(jobs.status),
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

function acceptedAt(place: Accepted): PlaceValue | null {
  return Array.isArray(place) ? (place.find((value) => value !== null) ?? null) : place
}

function pathOfPlace(place: Accepted): string | null {
  const [path] = pathsOf(place)
  return path ?? null
}

function parts(value: PlaceValue | null) {
  return value === null || typeof value === 'string' || !('at' in value) ? value : null
}

function time(value: PlaceValue | null) {
  if (value === null || typeof value === 'string') return value
  return 'format' in value ? value : null
}

function open(value: PlaceValue | null) {
  if (value === null || typeof value === 'string') return value
  return 'values' in value ? value : null
}
