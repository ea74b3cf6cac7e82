import { describe, expect, test } from 'vitest'
import { createMovingList, failedAnswer } from '../../testing/moving-list'
import type { PartnerFailure } from '../failure/failure'
import { createPageReader } from './page-reader'
import { walkList } from './walk-list'

const mapping = { id: '/id' }
const quick = { random: () => 0.5, pause: async () => {} }

async function stepsOf(steps: ReturnType<typeof walkList>): Promise<string[]> {
  const seen: string[] = []
  for await (const step of steps) {
    if (step.kind === 'part') seen.push(String(step.part.records.length))
    else if (step.kind === 'retry') seen.push(`${step.failure.kind} ${step.attempt}/${step.of}`)
    else seen.push(`failed: ${step.failure.kind}`)
  }
  return seen
}

/** A walk whose list fails according to `failureAt`; requests count from 1. */
function walk(count: number, failureAt: (request: number) => PartnerFailure | undefined) {
  const list = createMovingList(count, (_, { asked }) => failureAt(asked.length))
  return { ...list, steps: walkList(createPageReader({ readPage: list.readPage, mapping }), quick) }
}

describe('walkList', () => {
  test('retries temporary failures, and counts attempts anew after every part', async () => {
    const { steps } = walk(95, (request) => ([1, 3, 4].includes(request) ? failedAnswer(503) : undefined))
    expect(await stepsOf(steps)).toEqual(['unavailable 2/5', '50', 'unavailable 2/5', 'unavailable 3/5', '45', '0'])
  })

  test('ends with the failure after five failed attempts', async () => {
    const { steps, asked } = walk(95, (request) => (request > 1 ? failedAnswer(429) : undefined))
    expect((await stepsOf(steps)).at(-1)).toBe('failed: rate-limited')
    expect(asked).toHaveLength(6)
  })

  test('never retries a rejection', async () => {
    const { steps, asked } = walk(95, (request) => (request > 1 ? failedAnswer(403) : undefined))
    expect(await stepsOf(steps)).toEqual(['50', expect.stringMatching(/^failed: /)])
    expect(asked).toHaveLength(2)
  })

  test('requests less from a slow partner, but not forever', async () => {
    const { steps, asked } = walk(95, () => failedAnswer(504))
    expect((await stepsOf(steps)).at(-1)).toBe('failed: too-slow')
    expect(asked.length).toBeGreaterThan(6)
    expect(asked.length).toBeLessThan(20)
  })

  test('prefetches nothing, and requests nothing more once aborted', async () => {
    const leaving = new AbortController()
    const { readPage, asked } = createMovingList(500)
    const steps = walkList(createPageReader({ readPage, mapping }), { ...quick, signal: leaving.signal })
    await steps.next()
    await steps.next()
    expect(asked).toHaveLength(2)
    leaving.abort()
    expect((await steps.next()).done).toBe(true)
    expect(asked).toHaveLength(2)
  })

  test('delivers records added or moved to the top at the end', async () => {
    const list = createMovingList(95, (_, moving) => {
      if (moving.asked.length === 2) moving.records.unshift(...moving.records.splice(94, 1))
      return undefined
    })
    const ids: unknown[] = []
    for await (const step of walkList(createPageReader({ readPage: list.readPage, mapping }), quick))
      if (step.kind === 'part') ids.push(...step.part.records.map(({ id }) => id))
    expect(ids).toEqual(Array.from({ length: 95 }, (_, index) => index + 1))
  })

  test('ends a pause when aborted', async () => {
    const leaving = new AbortController()
    const { readPage } = createMovingList(500, () => failedAnswer(503))
    const steps = walkList(createPageReader({ readPage, mapping }), { signal: leaving.signal, random: () => 100 })
    expect((await steps.next()).value).toMatchObject({ kind: 'retry' })
    const waiting = steps.next()
    leaving.abort()
    expect((await waiting).done).toBe(true)
  })
})

/** The parts of a walk: how many records each has, and whether it is the end of the list. */
async function piecesOf(steps: ReturnType<typeof walkList>): Promise<[count: number, isEnd: boolean][]> {
  const parts: [number, boolean][] = []
  for await (const step of steps) if (step.kind === 'part') parts.push([step.part.records.length, step.part.isEnd])
  return parts
}

describe('the end of walkList', () => {
  test('is reported once, with the last part', async () => {
    expect(await piecesOf(walk(95, () => undefined).steps)).toEqual([
      [50, false],
      [45, false],
      [0, true],
    ])
  })

  test.each([1, 3])('is not reported before all %i records added above have been read', async (arrivals) => {
    const list = createMovingList(95, (_, moving) => {
      if (moving.asked.length === 2) moving.insert(0, arrivals)
      return undefined
    })
    const parts = await piecesOf(walkList(createPageReader({ readPage: list.readPage, mapping }), quick))
    expect(parts.filter(([, isEnd]) => isEnd)).toHaveLength(1)
    expect(parts.at(-1)?.[1]).toBe(true)
    expect(parts.reduce((sum, [count]) => sum + count, 0)).toBe(95 + arrivals)
  })

  test('is not reported when the records added above cannot be read', async () => {
    const list = createMovingList(95, ({ offset }, moving) => {
      if (moving.asked.length === 2) moving.insert(0, 3)
      return moving.asked.length > 2 && offset === 0 ? failedAnswer(403) : undefined
    })
    const steps: unknown[] = []
    for await (const step of walkList(createPageReader({ readPage: list.readPage, mapping }), quick))
      steps.push(step.kind === 'part' ? step.part.isEnd : step.kind)
    expect(steps).not.toContain(true)
    expect(steps.at(-1)).toBe('failed')
  })
})
