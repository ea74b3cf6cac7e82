import { expect } from 'vitest'
import { applicantMapping } from '../../../applicants/applicant-mapping'
import { listApplicants } from '../../../applicants/list-applicants'
import { readForms, saveDeskForm } from '../../../connection/forms/forms'
import { guessMapping } from '../../../connection/guess/guess-mapping'
import { refuseUnconfirmed } from '../../../connection/mapping/mapping-state'
import { readMappingScreen } from '../../../connection/mapping/read-mapping-screen'
import { saveMapping } from '../../../connection/mapping/save-mapping'
import { listJobs } from '../../../jobs/list-jobs'
import { type WriteEndpoint, writeEndpoints } from '../../../partner/endpoint'
import type { FieldMapping } from '../../../partner/profile/field-mapping'
import type { FormPaths } from '../../../partner/profile/form-parts'
import type { ProfilePatch } from '../../../partner/profile/merge-profile'
import { readPastedSchema } from '../../../partner/profile/read-pasted-schema'
import { createFieldReader } from '../../../records/field-reader'
import { valueText } from '../../../records/record-text'
import { rosa } from '../../test-worker'
import { confirmedPatch } from '../confirmed-patch'
import type { Convention } from '../convention'
import { textAt } from '../partner-state'
import { jobIdOf } from '../sample-bodies'
import { isAccepted } from '../score-proposal'
import type { PartnerDesk } from './desk-of'

const person = { id: rosa.id, name: rosa.name }

/** Reads both lists as the screens do: the first column of every row has a person, and every job has a name. */
async function seeLists() {
  const page = await listApplicants({ offset: 0, limit: 50 })
  const jobs = await listJobs()
  if (!page.ok || !jobs.ok) throw new Error('A list could not be read')
  const mapping = applicantMapping()
  const reader = createFieldReader(mapping)
  const [first = ''] = mapping.columns
  const lead = page.value.items.map((record) => valueText(reader.read(record, first)))
  expect(lead).toHaveLength(50)
  expect(lead.filter((text) => text === '' || text === 'Open')).toEqual([])
  expect(jobs.value.items).toHaveLength(24)
  expect(jobs.value.items.filter(({ title }) => title === '' || /^(Untitled|Open|Job )/.test(title))).toEqual([])
  return { records: page.value.items, jobs: jobs.value.items, mapping, reader }
}

/** The lists work with guesses alone, and nothing can be written until the fields are confirmed. */
export async function meetPartner({ partner }: PartnerDesk): Promise<void> {
  await guessMapping()
  await seeLists()
  expect(refuseUnconfirmed(true)).toMatchObject({ state: 'not-allowed' })
  expect(partner.requests.filter(({ method }) => method !== 'GET')).toEqual([])
}

/**
 * The fields that writes depend on are guessed correctly. The admin corrects the other wrong guesses, and then the
 * lists show what the partner has.
 */
export async function confirmCorrected({ partner }: PartnerDesk): Promise<void> {
  const { convention, state } = partner
  const read = await readMappingScreen(AbortSignal.timeout(60_000))
  if (!read.ok) throw new Error(read.failure.title)
  const { mapping, version } = read.value
  for (const key of ['items', 'email', 'job'] as const)
    expect([key, isAccepted(convention.truth.applicants[key], mapping.applicants[key])]).toEqual([key, true])
  for (const key of ['items', 'id'] as const)
    expect([key, isAccepted(convention.truth.jobs[key], mapping.jobs[key])]).toEqual([key, true])
  const saved = await saveMapping({ mapping: corrected(mapping, convention), version, person })
  expect(saved).toEqual({ state: 'saved', version: 1 })
  expect(refuseUnconfirmed(true)).toBeNull()
  const seen = await seeLists()
  const { email } = seen.mapping
  expect(seen.records.map((record) => email && seen.reader.read(record, email))).toEqual(
    state.people.slice(0, 50).map((one) => one.email),
  )
  const hasOpen = convention.truth.jobs.open !== null
  expect(seen.jobs.map(({ id, title, isOpen }) => ({ id, title, isOpen }))).toEqual(
    state.postings.map((posting) => ({
      id: jobIdOf(convention, posting),
      title: textAt(convention.job(posting), convention.truth.jobs.title),
      isOpen: hasOpen ? posting.isOpen : null,
    })),
  )
}

function corrected(mapping: FieldMapping, convention: Convention): FieldMapping {
  const { truth } = convention
  const known = confirmedPatch(convention)
  const rightOf = (section: 'applicants' | 'jobs') =>
    Object.fromEntries(
      Object.entries(truth[section]).map(([key, accepted]) => {
        const guess: unknown = Reflect.get(mapping[section], key)
        return [key, isAccepted(accepted, guess) ? guess : Reflect.get(known[section] ?? {}, key)]
      }),
    )
  return {
    applicants: { ...mapping.applicants, ...rightOf('applicants') },
    // The admin is always asked which values mean open.
    jobs: { ...mapping.jobs, ...rightOf('jobs'), open: known.jobs?.open ?? null },
  }
}

/** Pastes the three forms from the partner's OpenAPI document; the admin chooses their special fields. */
export async function pasteForms({ partner }: PartnerDesk): Promise<void> {
  const patch = confirmedPatch(partner.convention)
  const text = openApiOf(patch)
  for (const endpoint of writeEndpoints) {
    const pasted = await readPastedSchema(text, endpoint)
    const schema = 'schemas' in pasted ? pasted.schemas[endpoint] : undefined
    if (!schema) throw new Error(`Nothing was read for ${endpoint}`)
    const { version, forms } = await readForms()
    const before = forms.find((form) => form.endpoint === endpoint)?.parts.paths ?? {}
    const parts = { schema, paths: { ...before, ...pathsOf(patch)[endpoint] } }
    const saved = await saveDeskForm(endpoint, parts, { source: 'imported', expected: version, person })
    expect(saved).toMatchObject({ state: 'saved' })
  }
}

function pathsOf({ jobs, easyApply, aiChat }: ProfilePatch): Record<WriteEndpoint, FormPaths> {
  const { email = null, job = null, enqueue = null, name = null, phone = null } = easyApply ?? {}
  return {
    'create-job': { createdId: jobs?.createdId ?? null },
    'submit-application': { email, job, enqueue, name, phone, form: null },
    'set-ai-chat': { enabled: aiChat?.enabled ?? null },
  }
}

function openApiOf({ jobs, easyApply, aiChat }: ProfilePatch): string {
  const operation = (schema: unknown) => ({ requestBody: { content: { 'application/json': { schema } } } })
  return JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/jobs': { post: operation(jobs?.create) },
      '/easy-apply': { post: operation(easyApply?.body) },
      '/jobs/ai_chat/subscription/{team_id}': { put: operation(aiChat?.body) },
    },
  })
}
