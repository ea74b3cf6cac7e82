import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFirstAdmin } from '../accounts/create-first-admin'
import { signIn } from '../accounts/sign-in'
import { recordDispatch } from '../dispatch/record'
import { routePattern } from '../http/route-pattern'
import { metrics } from '../metrics/metrics'
import { serverState } from '../runtime/server-state'
import { closeStore } from '../store/connection'
import { openTestStore } from '../testing/test-store'
import { answerScrape } from './answer-scrape'
import { startMetrics } from './start-metrics'

vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

const token = 'a-token-of-the-metrics-test'
vi.mock('next/headers', async () => (await import('../testing/cookie-browser')).nextHeaders)

let close: () => Promise<void>
beforeAll(async () => {
  process.env.METRICS_TOKEN = token
  close = await openTestStore()
  await createFirstAdmin()
  startMetrics()
  serverState.isStarted = true
  await recordDispatch({
    id: '8d1f4b62-7f5b-4c7e-9c57-0a4f4b2f3c11',
    kind: 'submit-application',
    person: { id: 'person-rosa', name: 'Rosa Parks' },
    subject: 'Night baker in Springfield',
    applicantEmail: 'ada@example.com',
    jobId: 'job-881252',
    body: { note: 'a secret note' },
    entered: {},
  })
  await signIn({ email: 'mallory@example.com', password: 'a wrong password' }, '192.0.2.77')
})
afterAll(() => close())

const scrape = async () => (await answerScrape(`Bearer ${token}`)).text()

test('answers clients with the token, and nobody else', async () => {
  expect((await answerScrape(`Bearer ${token}`)).status).toBe(200)
  const wrong = [null, '', token, `bearer ${token}`, `Bearer ${token}x`, 'Bearer ', `Basic ${btoa(token)}`]
  for (const authorization of wrong) {
    const answer = await answerScrape(authorization)
    expect(answer.status, String(authorization)).toBe(401)
    expect(await answer.json()).toEqual({ error: 'Sign in first.' })
  }
})

test('counts waiting writes by state and lane, without personal data', async () => {
  metrics().requests.inc({ method: 'GET', route: routePattern('/api/dispatches/8d1f4b62'), status: 200 })
  const text = await scrape()
  expect(text).toContain('desk_queue_dispatches{state="queued",lane="person"} 1')
  expect(text).toContain('desk_ready 1')
  expect(text).toContain('desk_queue_dispatches{state="sending",lane="bulk"} 0')
  expect(text).toContain('desk_unexpected_errors_total{where="worker"} 0')
  expect(text).not.toMatch(/^desk_last_backup/m)
  expect(text).toContain('desk_sign_ins_total{outcome="wrong"} 1')
  expect(text).toMatch(/desk_build_info\{version="\d+\.\d+\.\d+",node="v[\d.]+",store="embedded"\} 1/)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
  expect(text).not.toMatch(/rosa|ada@|mallory|baker|881252|8d1f4b62|secret note|192\.0\.2|example\.com/i)
})

test('reads the store once for several scrapes', async () => {
  const before = await scrape()
  await recordDispatch({
    id: '8d1f4b62-7f5b-4c7e-9c57-0a4f4b2f3c12',
    kind: 'create-job',
    person: { id: 'person-rosa', name: 'Rosa Parks' },
    subject: 'Night baker',
    body: {},
    entered: {},
  })
  const gaugeIn = (text: string) => text.split('\n').filter((line) => line.startsWith('desk_queue_dispatches{'))
  expect(gaugeIn(await scrape())).toEqual(gaugeIn(before))
})

test('answers without a store: as not ready, counting the failed read', async () => {
  await closeStore()
  const later = performance.now() + 60_000
  vi.spyOn(performance, 'now').mockReturnValue(later)
  const text = await scrape()
  expect(text).toContain('desk_ready 0')
  expect(text).toContain('desk_store_read_failures_total 1')
})
