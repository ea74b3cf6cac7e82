import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultSchema } from '../sandbox/faults'
import { fullKey } from '../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { createPacer } from './pacing/pacer'
import { retryDelay } from './retry/retry'
import { attemptPaced } from './send-paced'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 1, hasControl: true })
})
afterAll(() => sandbox.stop())

const askToWait = (retryAfter: number) =>
  sandbox.state.faults.add(faultSchema.parse({ endpoint: 'GET /jobs', status: 429, retryAfter }))
const requestCount = () => sandbox.state.log.list(0).length

function startReading() {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const clock = {
    now: () => now,
    after(delayMs: number, run: () => void) {
      const timer = { at: now + delayMs, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
  }
  const pacer = createPacer({ clock })
  const sender = { url: sandbox.url, key: fullKey.secret, newReference: () => crypto.randomUUID() }
  return {
    read: (lane: 'person' | 'bulk' = 'person') => attemptPaced(sender, pacer, { endpoint: 'list-jobs', lane }),
    passTime(ms: number) {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { run } of due) run()
    },
  }
}

test('after Retry-After, a read sends nothing with the key until the time is over, and says how long is left', async () => {
  const { read, passTime } = startReading()
  askToWait(20)
  const refused = await read()
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'rate-limited', retryAfterMs: 20_000 } })
  if (refused.ok) return
  expect(retryDelay(refused.failure, { attempts: 1, elapsedMs: 0 }, () => 0)).toBe(20_000)
  const sent = requestCount()
  passTime(15_000)
  expect(await read()).toMatchObject({ ok: false, failure: { kind: 'rate-limited', retryAfterMs: 5_000 } })
  expect(requestCount()).toBe(sent)
  passTime(5_000)
  expect(await read()).toMatchObject({ ok: true })
  expect(requestCount()).toBe(sent + 1)
})

test('requests that nobody waits for are sent when the time is over', async () => {
  const { read, passTime } = startReading()
  askToWait(20)
  await read('bulk')
  const sent = requestCount()
  const later = read('bulk')
  passTime(19_000)
  expect(requestCount()).toBe(sent)
  passTime(1_000)
  expect(await later).toMatchObject({ ok: true })
})
