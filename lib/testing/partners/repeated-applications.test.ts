import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { exportApplicants } from '../../applicants/export-applicants'
import { indexSource } from '../../applicants/index-source'
import { listApplicants } from '../../applicants/list-applicants'
import { isProfileConfirmed, profileVersion } from '../../connection/profile'
import { saveProfileVersion } from '../../connection/versions/profile-versions'
import { rosa } from '../test-worker'
import { publicFacts } from './conventions/public-facts'
import { setUpPartnerDesk } from './test-partner-desk'

/** The shipped profile fits, except that it reads `id`. Some people have applied twice. */
const desk = setUpPartnerDesk({
  ...publicFacts,
  hasRepeats: true,
  applicant({ application, ...person }) {
    const { id, ...record } = publicFacts.applicant({ application, ...person }) as Record<string, unknown>
    return { ...record, application_ref: id }
  },
})

const emails = () => desk.partner.state.people.map(({ email }) => email)

async function exportedEmails(): Promise<string[]> {
  const { id, name } = rosa
  const exporter = { signal: AbortSignal.timeout(30_000), person: { id, name, email: '', role: 'recruiter' as const } }
  const exported = await exportApplicants(['/email'], exporter)
  if (!exported.ok) throw new Error(exported.failure.title)
  return [...(await text(exported.value.body)).matchAll(/[^\s",]+@[^\s",]+/g)].map(([email]) => email)
}

test('before anybody confirms where the ID is, the export has all applications of people who applied twice', async () => {
  await listApplicants({ offset: 0, limit: 50 })
  expect(new Set(emails()).size).toBeLessThan(emails().length)
  expect(isProfileConfirmed()).toBe(false)
  expect((await exportedEmails()).sort()).toEqual(emails().sort())
})

test('an index is kept when an admin confirms the ID by which it was read', async () => {
  const source = indexSource.source()
  const patch = { applicants: { id: '/application_ref' } }
  const person = { id: rosa.id, name: rosa.name }
  await saveProfileVersion({ patch, source: 'confirmed', person, expected: profileVersion() })
  expect(isProfileConfirmed()).toBe(true)
  expect(indexSource.source()).toBe(source)
  expect((await exportedEmails()).length).toBe(emails().length)
})
