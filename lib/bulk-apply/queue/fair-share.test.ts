import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeFairly } from './fair-share'

/** Returns how much of each source is claimed afterwards, and how much is left. */
async function share(sources: { held: number; rows: number }[], count: number) {
  const left = new Map(sources.map(({ rows }, index) => [String(index), rows]))
  const inHand = new Map(sources.map(({ held }, index) => [String(index), held]))
  const taken = await takeFairly([...left.keys()], inHand, count, async (source, share) => {
    const has = left.get(source) ?? 0
    const some = Math.min(has, share)
    left.set(source, has - some)
    return Array.from({ length: some }, () => source)
  })
  const held = sources.map(({ held }, index) => held + taken.filter((source) => source === String(index)).length)
  return { held, taken: taken.length, left: [...left.values()] }
}

test('gives items to the source with the fewest, and keeps none back while there is room', async () => {
  const source = fc.record({ held: fc.nat(48), rows: fc.nat(60) })
  await fc.assert(
    fc.asyncProperty(fc.array(source, { maxLength: 5 }), fc.nat(48), async (sources, count) => {
      const { held, taken, left } = await share(sources, count)
      const all = sources.reduce((sum, { rows }) => sum + rows, 0)
      expect(taken).toBe(Math.min(all, count))
      for (const [one, { held: before }] of sources.entries())
        for (const other of sources.keys())
          if ((held[one] ?? 0) > before && (left[other] ?? 0) > 0)
            expect((held[one] ?? 0) - (held[other] ?? 0)).toBeLessThanOrEqual(1)
    }),
    { seed: 6 },
  )
})
