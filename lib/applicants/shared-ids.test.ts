import { beforeAll, expect, test, vi } from 'vitest'
import { dismissAlarm, followMappingAlarms, readMappingAlarms } from '../connection/drift/mapping-alarms'
import { watchPartner } from '../connection/drift/partner-watch'
import { profileVersion } from '../connection/profile'
import { saveProfileVersion } from '../connection/versions/profile-versions'
import type { Partner } from '../partner/client'
import type { Page } from '../partner/paging/page'
import { createPageReader } from '../partner/paging/page-reader'
import { readAll } from '../partner/paging/read-all'
import { openTestStore } from '../testing/test-store'
import { applicantMapping } from './applicant-mapping'
import { indexSource } from './index-source'

beforeAll(() => openTestStore())

const ada = { id: 'ada', name: 'Ada' }
const person = (at: number) => ({ nr: at, mail: `p${at}@example.com` })
/** Ninety people who have applied twice. The partner lists applications, but their id is the person's. */
const applications = Array.from({ length: 180 }, (_, at) => ({ ...person(at % 90), stelle: at < 90 ? 1 : 2 }))

const partner = watchPartner({
  listApplicants: async ({ offset, limit }: Page) => ({
    ok: true,
    value: { items: applications.slice(offset, offset + limit) },
  }),
} as unknown as Partner)

async function countListed(): Promise<number> {
  const reader = createPageReader({ readPage: partner.listApplicants, mapping: applicantMapping().key })
  let count = 0
  for await (const part of readAll(reader)) if (part.ok) count += part.value.records.length
  return count
}

test('lists and index keep all applications that share an ID, and an admin is notified', async () => {
  await followMappingAlarms()
  const patch = { applicants: { id: '/nr', email: '/mail', job: '/stelle' } }
  await saveProfileVersion({ patch, source: 'edited', person: ada, expected: profileVersion() })
  const source = indexSource.source()
  await countListed()
  await vi.waitFor(() => expect(applicantMapping().key.job).toBe('/stelle'))
  expect(await countListed()).toBe(180)
  expect(indexSource.mapping().key).toEqual(applicantMapping().key)
  expect(indexSource.source()).not.toBe(source)

  const [alarm] = await readMappingAlarms()
  expect(alarm).toMatchObject({ severity: 'note', details: { what: 'shared', path: '/nr' } })
  await dismissAlarm(alarm?.id ?? 0, ada)
  const next = { ...patch, jobs: { title: '/titel' } }
  await saveProfileVersion({ patch: next, source: 'edited', person: ada, expected: profileVersion() })
  expect(await countListed()).toBe(180)
  expect(await readMappingAlarms()).toEqual([])
})

test('without an ID, one person’s applications are distinguished by job', async () => {
  const patch = { applicants: { id: null, email: '/mail', job: '/stelle' } }
  await saveProfileVersion({ patch, source: 'edited', person: ada, expected: profileVersion() })
  expect(applicantMapping().key).toEqual({ email: '/mail', job: '/stelle' })
  expect(await countListed()).toBe(180)
})
