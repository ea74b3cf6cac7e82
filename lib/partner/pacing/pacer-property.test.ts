import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSeededRandom } from '../../testing/simulated-partner'
import { createVirtualClock } from '../../testing/virtual-clock'
import { type Lane, maxPersonsAhead } from './lanes'
import { createPacer, type Pass, type PassEnd } from './pacer'

type Step =
  | { do: 'enter'; lane: Lane }
  | { do: 'abort' | 'wait'; pick: number }
  | { do: 'leave'; pick: number; end: PassEnd }

type Request = {
  lane: Lane
  controller: AbortController
  is: 'waiting' | 'under way' | 'done' | 'aborted'
  pass: Pass | null
}

const lane = fc.constantFrom<Lane>('person', 'bulk')
const end = fc.constantFrom<PassEnd>('answered', 'answered', 'answered', 'refused', 'lost')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('enter' as const), lane }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('leave' as const), pick: fc.nat(), end }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('abort' as const), pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), pick: fc.nat(2_000) }) },
)

const pickOf = <T>(list: T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]

test('never exceeds its slots, shares lanes fairly, and serves or cancels every request', async () => {
  let most = { requests: 0, underWay: 0, aborted: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 200, size: 'max' }), fc.nat(), async (steps, seed) => {
      const clock = createVirtualClock()
      const pacer = createPacer({ clock, random: createSeededRandom(seed) })
      const requests: Request[] = []
      let overtaken = 0
      const those = (is: Request['is'], of?: Lane) =>
        requests.filter((request) => request.is === is && (!of || request.lane === of))

      const admitted = (request: Request) => {
        expect(those('waiting', request.lane)[0]).toBe(request)
        request.is = 'under way'
        const { concurrency } = pacer.state()
        const bulkSlots = concurrency - Math.max(2, Math.floor(concurrency / 4))
        expect(those('under way').length).toBeLessThanOrEqual(concurrency)
        if (request.lane === 'bulk') expect(those('under way', 'bulk').length).toBeLessThanOrEqual(bulkSlots)
        const couldBulkGo = those('waiting', 'bulk').length > 0 && those('under way', 'bulk').length < bulkSlots
        overtaken = request.lane === 'person' && couldBulkGo ? overtaken + 1 : 0
        expect(overtaken).toBeLessThanOrEqual(maxPersonsAhead)
      }

      const enter = (of: Lane) => {
        const request: Request = { lane: of, controller: new AbortController(), is: 'waiting', pass: null }
        requests.push(request)
        pacer.enter(of, request.controller.signal).then((given) => {
          request.pass = given
          if (given) admitted(request)
          else expect(request.is).toBe('aborted')
        })
      }

      const leave = (request: Request | undefined, how: PassEnd) => {
        if (!request) return
        request.is = 'done'
        request.pass?.leave(how)
      }

      for (const one of steps) {
        if (one.do === 'enter') enter(one.lane)
        if (one.do === 'leave') leave(pickOf(those('under way'), one.pick), one.end)
        if (one.do === 'abort') {
          const request = pickOf(requests, one.pick)
          if (request?.is === 'waiting') request.is = 'aborted'
          request?.controller.abort()
        }
        await clock.advance(one.do === 'wait' ? one.pick : 0)
        const waiting = { person: those('waiting', 'person').length, bulk: those('waiting', 'bulk').length }
        expect(pacer.state()).toMatchObject({ inFlight: those('under way').length, waiting })
      }

      most = {
        requests: Math.max(most.requests, requests.length),
        underWay: Math.max(most.underWay, those('under way').length),
        aborted: Math.max(most.aborted, those('aborted').length),
      }
      for (let round = 0; round < 500 && those('waiting').length + those('under way').length > 0; round += 1) {
        for (const request of those('under way')) leave(request, 'answered')
        await clock.advance(20_000)
      }
      expect(those('done').length + those('aborted').length).toBe(requests.length)
      expect(pacer.state()).toMatchObject({ inFlight: 0, waiting: { person: 0, bulk: 0 } })
    }),
    { numRuns: 200, seed: 20 },
  )
  expect(most.requests).toBeGreaterThan(40)
  expect(most.underWay).toBeGreaterThan(4)
  expect(most.aborted).toBeGreaterThan(2)
})
