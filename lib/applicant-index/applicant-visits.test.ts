import { beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { applicantLooks } from '../store/index-tables'
import { addTestPerson } from '../testing/add-test-person'
import { openTestStore } from '../testing/test-store'
import { readLastVisit, recordVisit } from './applicant-visits'

beforeAll(() => openTestStore())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('new applicants stay new during a visit, and the next visit counts from its end', async () => {
  const id = await addTestPerson({
    email: 'rosa@example.com',
    name: 'Rosa',
    role: 'recruiter',
    password: 'correct horse battery staple',
  })
  expect(await readLastVisit(id)).toBeNull()
  const first = await recordVisit(id)
  expect(await recordVisit(id)).toEqual(first)
  const lastLook = minutesAgo(45)
  await store()
    .update(applicantLooks)
    .set({ lookedAt: lastLook, newSince: minutesAgo(90) })
  expect(await readLastVisit(id)).toEqual({ newSince: lastLook })
  expect(await recordVisit(id)).toEqual({ newSince: lastLook })
  expect(await recordVisit(id)).toEqual({ newSince: lastLook })
})
