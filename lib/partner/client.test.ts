import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../sandbox/sandbox'
import { createPartner, type Partner } from './client'
import { parseProfile } from './profile/profile'
import { readList } from './read-list'

let partner: Partner
let stop: () => Promise<void>

beforeAll(async () => {
  const sandbox = await startSandbox({ applicantCount: 120 })
  const parsed = parseProfile(readFileSync(new URL('./profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.faults.join('\n'))
  partner = createPartner(
    { url: sandbox.url, key: 'sandbox-full-7d1f9c2ab84e', newReference: () => 'R1' },
    parsed.profile,
  )
  stop = sandbox.stop
})
afterAll(() => stop())

describe('the six endpoints against the sandbox', () => {
  test('spec 4.1: pages follow each other until one is shorter than the limit sent', async () => {
    const sizes: number[] = []
    let offset: number | null = 0
    while (offset !== null) {
      const answer: Awaited<ReturnType<Partner['listApplicants']>> = await partner.listApplicants({ offset, limit: 50 })
      if (!answer.ok) throw new Error(answer.failure.title)
      sizes.push(answer.value.items.length)
      offset = answer.value.nextOffset
    }
    expect(sizes).toEqual([50, 50, 20])
  })

  test('jobs are listed, and a created one is among them', async () => {
    const created = await partner.createJob({ name: 'Night baker', team_id: 11 })
    expect(created).toMatchObject({ ok: true, value: { name: 'Night baker' } })
    const jobs = await partner.listJobs()
    expect(jobs.ok && jobs.value.some((job) => job.name === 'Night baker')).toBe(true)
  })

  test('an application is submitted; the same one again is known as already there', async () => {
    const application = {
      applicant: { email: 'new@example.com', fullName: 'New' },
      job: { jobId: '881200' },
      enqueue: false,
    }
    expect(await partner.submitApplication(application)).toMatchObject({ ok: true })
    const again = await partner.submitApplication(application)
    expect(again).toMatchObject({
      ok: false,
      failure: { kind: 'already-applied', facts: { applicationFormId: expect.any(String) } },
    })
  })

  test('AI chat is set per team; a team that cannot have it says so', async () => {
    expect(await partner.setAiChat('11', { enabled: true })).toMatchObject({ ok: true })
    expect(await partner.setAiChat('16', { enabled: true })).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
    expect(() => partner.setAiChat('..', { enabled: true })).toThrow(RangeError)
  })

  test('a wrong login is a failed login and nothing else', async () => {
    const answer = await partner.logIn({ email: 'partner@example.com', password: 'wrong' })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'login-failed' } })
  })
})

describe('where the list stands in an answer', () => {
  test.each<[string, unknown, string | undefined, number | undefined]>([
    ['a bare array', [{}, {}], undefined, 2],
    ['the only array of an object', { data: [{}], total: 7 }, undefined, 1],
    ['one of two arrays, without a word from the profile', { data: [{}], errors: [] }, undefined, undefined],
    ['where the profile says', { deep: { list: [{}] }, errors: [] }, '/deep/list', 1],
    ['nowhere', { message: 'x' }, '/data', undefined],
    ['null', null, undefined, undefined],
  ])('%s', (_, body, items, length) => {
    expect(readList(body, items)?.length).toBe(length)
  })

  test('entries that are no objects are kept', () => {
    expect(readList([1, null], '')).toEqual([{ value: 1 }, { value: null }])
  })
})
