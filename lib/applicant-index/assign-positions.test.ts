import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assignPositions, lastKept } from './assign-positions'

test('puts new records at the top before all others, in their order', () => {
  const { positions } = assignPositions([null, null, 1024, 2048], { after: null, before: null })
  expect(positions).toEqual([-1024, 0, 1024, 2048])
})

test('renumbers a record that moved up, and leaves the others', () => {
  const { positions } = assignPositions([9000, 1024, 2048, 3072], { after: null, before: 4096 })
  expect(positions.slice(1)).toEqual([1024, 2048, 3072])
  expect(positions[0]).toBeLessThan(1024)
})

test('reports when there is no room left between two neighbours', () => {
  const behind = (next: number) => assignPositions([-5, 1, null, null, next], { after: null, before: null }).crowdedAt
  expect([behind(1.01), behind(1.0001)]).toEqual([null, 1])
})

test('leaves half of the gap free after a page of new records', () => {
  const { positions } = assignPositions([1024, null, null, 2048], { after: null, before: null })
  expect(positions).toEqual([1024, 1280, 1536, 2048])
})

test('assigns rising positions, between the records above and below', () => {
  const number = fc.integer({ min: 1, max: 50 }).map((value) => value * 1024)
  fc.assert(
    fc.property(
      fc.array(fc.option(number), { maxLength: 30 }),
      fc.option(fc.integer({ min: 0, max: 40 }).map((value) => value * 1024)),
      (given, after) => {
        const known = given.map((value, index) => (given.indexOf(value) === index ? value : null))
        const last = lastKept(known, after)
        const before = last === null ? null : last + 1024
        const { positions } = assignPositions(known, { after, before })
        const around = [...(after === null ? [] : [after]), ...positions, ...(before === null ? [] : [before])]
        expect(positions).toHaveLength(known.length)
        for (let index = 1; index < around.length; index += 1)
          expect(around[index]).toBeGreaterThan(Number(around[index - 1]))
      },
    ),
  )
})
