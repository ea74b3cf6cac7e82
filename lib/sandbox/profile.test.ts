import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseProfile } from '../partner/profile/profile'
import { readPointer } from '../records/pointer'
import { callSandbox } from '../testing/call-sandbox'
import { cpuMsOf } from '../testing/cpu-time'
import { makeApplicant, makeApplication, teamOfApplication } from './data/applicants'
import { jobSeeds } from './data/jobs'
import { completeOptions } from './options'
import { createSandbox, startSandbox } from './sandbox'

// A profile that has nothing in common with the default one.
const other = parseProfile(
  JSON.stringify({
    applicants: { items: '/result/rows', id: '/ref/no', email: '/kontakt/mail', name: '/voller~1name' },
    jobs: {
      items: '',
      id: '/job/key',
      title: '/job/label',
      team: '/gruppe',
      open: '/offen',
      create: {
        type: 'object',
        required: ['job', 'gruppe'],
        properties: {
          job: { type: 'object', required: ['label'], properties: { label: { type: 'string' } } },
          gruppe: { type: 'string' },
        },
      },
    },
    easyApply: {
      email: '/wer',
      job: '/wohin',
      enqueue: '/spaeter',
      form: '/ergebnis/bogen',
      body: { type: 'object', required: ['wer', 'wohin'], properties: { wohin: { type: 'integer' } } },
    },
    aiChat: { enabled: '/an', body: { type: 'object', required: ['an'], properties: { an: { type: 'boolean' } } } },
    login: { email: '/u', password: '/p', body: {}, token: ['/t/k'] },
  }),
)

describe('a very different profile', () => {
  it('moves every field, and uses none of the default names', async () => {
    if (!('profile' in other)) throw new Error(other.issues.join())
    const sandbox = await startSandbox({ profile: other.profile, applicantCount: 40 })
    const call = async (request: string, body?: unknown) => (await callSandbox(sandbox.url, request, { body })).json
    const applicants = readPointer(await call('GET /applicants'), '/result/rows')
    expect(applicants).toHaveLength(30)
    expect(readPointer(applicants, '/0/ref/no')).toBe(265733753)
    expect(readPointer(applicants, '/0')).not.toHaveProperty('id')
    const created = await call('POST /jobs', { job: { label: 'Köchin', extra: 1 }, gruppe: '12' })
    expect(created).toMatchObject({
      job: { label: 'Köchin', extra: 1, key: expect.any(Number) },
      offen: true,
      gruppe: 12,
    })
    expect(await call('GET /jobs')).toHaveLength(41)
    const wohin = readPointer(created, '/job/key')
    const applied = await call('POST /easy-apply', { wer: 'a@example.com', wohin, spaeter: false })
    expect(applied).toMatchObject({ ergebnis: { bogen: expect.any(Number) }, t: { k: expect.any(String) } })
    const again = await call('POST /easy-apply', { wer: 'a@example.com', wohin })
    expect(again).toHaveProperty('errors.application_form_id')
    expect(await call('PUT /jobs/ai_chat/subscription/11', { an: true })).toEqual({ an: true, team_id: 11 })
    expect(await call('POST /v1/users/login', { u: 'partner@example.com', p: 'sandbox-password' })).toHaveProperty(
      't.k',
    )
    await sandbox.stop()
  })
})

describe('the generated data', () => {
  const partner = completeOptions({})

  it('is the same for the same seed, and consistent when computed lazily', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: -500, max: 100_000 }), (seed, index) => {
        const record = makeApplicant(seed, index, partner)
        expect(makeApplicant(seed, index, partner)).toEqual(record)
        const { id, email, job } = makeApplication(seed, index)
        expect(record).toMatchObject({ id, job_id: job.id, team_id: teamOfApplication(seed, index) })
        expect(email).toMatch(/^[a-z0-9.-]{1,64}@example\.(com|org|net)$/)
      }),
      { numRuns: 300 },
    )
  })

  it('has distinct IDs and addresses, and many scripts', () => {
    const records = Array.from({ length: 5000 }, (_, index) => makeApplicant(1, index, partner))
    expect(new Set(records.map((record) => readPointer(record, '/id'))).size).toBe(5000)
    expect(new Set(records.map((record) => readPointer(record, '/email'))).size).toBeGreaterThan(4980)
    const names = records.map((record) => String(readPointer(record, '/name'))).join('\n')
    for (const script of [
      'Latin',
      'Cyrillic',
      'Greek',
      'Arabic',
      'Hebrew',
      'Han',
      'Hiragana',
      'Hangul',
      'Devanagari',
      'Thai',
      'Ethiopic',
      'Tamil',
      'Bengali',
      'Georgian',
      'Armenian',
    ]) {
      expect(names).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
    }
    expect(new Set(records.map((record) => readPointer(record, '/status')))).toEqual(
      new Set(['New', 'In Review', 'Interview', 'Offer', 'Hired', 'Unqualified']),
    )
    expect(records.some((record) => readPointer(record, '/email') === undefined)).toBe(true)
  })

  it('has forty jobs, some closed, in six teams', () => {
    expect(jobSeeds).toHaveLength(40)
    expect(new Set(jobSeeds.map(({ id }) => id)).size).toBe(40)
    expect(jobSeeds.filter(({ isOpen }) => !isOpen).length).toBeGreaterThan(3)
    expect(new Set(jobSeeds.map(({ teamId }) => teamId)).size).toBe(6)
  })

  it('is cheap for a hundred thousand applicants', async () => {
    const costMs = await cpuMsOf(() => {
      const { state } = createSandbox({ applicantCount: 100_000 })
      expect(state.applicants.page([11, 12, 13, 14, 15, 16], 99_990, 50)).toHaveLength(10)
    })
    expect(costMs).toBeLessThan(1000)
  })
})
