import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { createVirtualClock } from '../../testing/virtual-clock'
import { createPacer, type Pass, type PassEnd } from './pacer'

const start = () => {
  const clock = createVirtualClock()
  return { clock, pacer: createPacer({ clock, random: () => 0.5 }) }
}

/** Leaves at once, like a caller does. */
const pass = (end: PassEnd) => (given: Pass | null) => given?.leave(end)

describe('an idle pacer', () => {
  test('lets eight requests of a person through at once, and never delays one who sends three a minute', async () => {
    const { clock, pacer } = start()
    const together = Array.from({ length: 8 }, () => pacer.enter('person'))
    expect(pacer.state().inFlight).toBe(8)
    for (const one of together) (await one)?.leave('answered')
    for (let request = 0; request < 20; request += 1) {
      await clock.advance(20_000)
      const entered = pacer.enter('person')
      expect(pacer.state().waiting.person).toBe(0)
      await entered.then(pass('answered'))
    }
    // A rate that holds nothing back has no reason to rise.
    expect(pacer.state()).toMatchObject({ ratePerSecond: 20, concurrency: 8 })
  })

  test('works with the real clock', async () => {
    const pacer = createPacer()
    for (let request = 0; request < 14; request += 1) await pacer.enter('bulk').then(pass('answered'))
    expect(pacer.state()).toMatchObject({ inFlight: 0, waiting: { person: 0, bulk: 0 } })
  })
})

describe('an aborted request', () => {
  test('resolves with null at once and makes way for those behind it', async () => {
    const { clock, pacer } = start()
    const running = await Promise.all(Array.from({ length: 8 }, () => pacer.enter('person')))
    const stops = [new AbortController(), new AbortController(), new AbortController()]
    const waiting = stops.map(({ signal }) => pacer.enter('person', signal))
    stops[0]?.abort()
    stops[1]?.abort()
    expect(pacer.state().waiting.person).toBe(1)
    expect(await Promise.all(waiting.slice(0, 2))).toEqual([null, null])
    running[0]?.leave('answered')
    await clock.advance(1_000)
    expect(await waiting[2]).not.toBeNull()
    for (const { signal } of stops) expect(getEventListeners(signal, 'abort')).toEqual([])
    stops[2]?.abort()
    expect(pacer.state()).toMatchObject({ inFlight: 8, waiting: { person: 0 } })
  })

  test('never enters the queue if it was aborted before', async () => {
    const { pacer } = start()
    expect(await pacer.enter('bulk', AbortSignal.abort())).toBeNull()
    expect(pacer.state()).toMatchObject({ inFlight: 0, waiting: { bulk: 0 } })
  })
})

describe('a finished request', () => {
  test('counts once even if it is reported twice', async () => {
    const { pacer } = start()
    const [first] = await Promise.all([pacer.enter('person'), pacer.enter('person')])
    first?.leave('answered')
    const once = pacer.state()
    first?.leave('answered')
    first?.leave('refused')
    first?.leave('lost')
    expect(pacer.state()).toEqual(once)
    expect(once.inFlight).toBe(1)
  })

  test('lowers the rate if it was rate-limited, and the number of slots if its response was lost', async () => {
    const { clock, pacer } = start()
    const all = await Promise.all(Array.from({ length: 8 }, () => pacer.enter('person')))
    await clock.advance(100)
    for (const one of all.slice(0, 4)) one?.leave('refused')
    expect(pacer.state()).toMatchObject({ ratePerSecond: 10, concurrency: 8 })
    for (const one of all.slice(4)) one?.leave('lost')
    expect(pacer.state()).toMatchObject({ ratePerSecond: 10, concurrency: 6, inFlight: 0 })
  })
})

test('makes the next request wait at the lower rate after a 429', async () => {
  const { clock, pacer } = start()
  await pacer.enter('person').then(pass('refused'))
  const next = pacer.enter('person')
  await clock.advance(1_000 / pacer.state().ratePerSecond - 1)
  expect(pacer.state()).toMatchObject({ inFlight: 0, waiting: { person: 1 } })
  await clock.advance(60_000)
  await next.then(pass('answered'))
  expect(pacer.state()).toMatchObject({ inFlight: 0, waiting: { person: 0 } })
})

test('keeps the learned rate for a minute without requests, then forgets it slowly', async () => {
  const { clock, pacer } = start()
  await pacer.enter('person').then(pass('refused'))
  await clock.advance(50_000)
  await pacer.enter('person').then(pass('answered'))
  expect(pacer.state().ratePerSecond).toBe(10)
  await clock.advance(300_000)
  await pacer.enter('person').then(pass('answered'))
  expect(pacer.state().ratePerSecond).toBeCloseTo(10 * Math.SQRT2)
})

test('sends no burst after the process was suspended for an hour', async () => {
  let nowMs = 0
  let wake = () => {}
  const after = (_delayMs: number, run: () => void) => {
    wake = run
    return () => {}
  }
  const pacer = createPacer({ clock: { now: () => nowMs, after }, random: () => 0.5 })
  for (let request = 0; request < 30; request += 1) pacer.enter('person').then(pass('answered'))
  await new Promise(setImmediate)
  const before = pacer.state()
  expect(before.waiting.person).toBeGreaterThan(0)
  nowMs = 3_600_000
  wake()
  expect(pacer.state().waiting.person).toBeLessThan(before.waiting.person)
  expect(pacer.state().ratePerSecond).toBeLessThan(before.ratePerSecond * 1.1)
})

describe('slots', () => {
  test('are never all taken by bulk requests, so that a person’s request starts at once even with a slow partner', async () => {
    const { clock, pacer } = start()
    const passes: (Pass | null)[] = []
    for (let request = 0; request < 100; request += 1) pacer.enter('bulk').then((given) => passes.push(given))
    await clock.advance(20_000)
    expect(passes).toHaveLength(6)
    const person = pacer.enter('person')
    expect(pacer.state()).toMatchObject({ inFlight: 7, waiting: { person: 0, bulk: 94 } })
    ;(await person)?.leave('answered')
    for (const one of passes.splice(0)) one?.leave('answered')
    await clock.advance(9_000)
    expect(passes.length).toBeGreaterThan(6)
  })

  test('are between 4 and 64', async () => {
    const { clock, pacer } = start()
    const goOn = (end: () => PassEnd) => async () => {
      for (;;) {
        const given = await pacer.enter('person')
        await new Promise<void>((resolve) => void clock.after(1_000, resolve))
        given?.leave(end())
      }
    }
    let end: PassEnd = 'answered'
    for (let caller = 0; caller < 100; caller += 1) goOn(() => end)()
    await clock.advance(60_000)
    expect(pacer.state()).toMatchObject({ concurrency: 64, inFlight: 64 })
    end = 'lost'
    await clock.advance(60_000)
    expect(pacer.state()).toMatchObject({ concurrency: 4, inFlight: 4 })
  })
})

test('gives bulk requests an eighth even under a constant load of person requests', async () => {
  const { clock, pacer } = start()
  const served = { person: 0, bulk: 0 }
  const goOn = async (lane: 'person' | 'bulk') => {
    for (;;) {
      const given = await pacer.enter(lane)
      served[lane] += 1
      await new Promise<void>((resolve) => void clock.after(200, resolve))
      given?.leave('answered')
    }
  }
  for (let caller = 0; caller < 100; caller += 1) goOn('person')
  for (let caller = 0; caller < 100; caller += 1) goOn('bulk')
  await clock.advance(30_000)
  expect(served.bulk / (served.bulk + served.person)).toBeCloseTo(1 / 8, 2)
})
