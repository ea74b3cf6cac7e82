import { beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { applicantLooks } from '../store/index-tables'
import { addTestPerson } from '../testing/add-test-person'
import { openTestStore } from '../testing/test-store'
import { noteLook, readLook } from './applicant-looks'

beforeAll(() => openTestStore())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('new applicants stay new during a visit, and the next visit counts from its end', async () => {
  const id = await addTestPerson({
    email: 'rosa@example.com',
    name: 'Rosa',
    role: 'recruiter',
    password: 'correct horse battery staple',
  })
  expect(await readLook(id)).toBeNull()
  const first = await noteLook(id)
  expect(await noteLook(id)).toEqual(first)
  const lastLook = minutesAgo(45)
  await store()
    .update(applicantLooks)
    .set({ lookedAt: lastLook, newSince: minutesAgo(90) })
  expect(await readLook(id)).toEqual({ newSince: lastLook })
  expect(await noteLook(id)).toEqual({ newSince: lastLook })
  expect(await noteLook(id)).toEqual({ newSince: lastLook })
})
