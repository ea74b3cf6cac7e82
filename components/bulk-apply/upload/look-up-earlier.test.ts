import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Pair, pairsPerRequest } from '@/lib/bulk-apply/contract'
import { createEarlierCache, lookUpEarlier } from './look-up-earlier'

const earlier = { at: '2026-11-01T10:00:00.000Z', who: 'Rosa', outcome: 'submitted' as const }
const asked: Pair[][] = []

function answerWith(known: (pair: Pair) => boolean, isListed: (pair: Pair) => boolean = () => false) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { pairs }: { pairs: Pair[] } = JSON.parse(body)
    asked.push(pairs)
    const found = pairs.flatMap((pair, index) => (known(pair) ? [{ index, ...earlier }] : []))
    const listed = pairs.flatMap((pair, index) => (isListed(pair) ? [index] : []))
    return Response.json({ earlier: found, listed })
  })
}

beforeEach(() => {
  asked.length = 0
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const sheetOf = (pairs: ({ row: number } & Pair)[]) => ({
  pairs: async () => pairs,
  markEarlier: vi.fn(async () => ({ rows: pairs.length }) as never),
})
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ row: index + 1, email: `p${index}@example.com`, jobId: '1' }))

test('looks up each pair once, in batches, and marks every row of a pair that was found', async () => {
  answerWith(({ email }) => email.toLowerCase() === 'p7@example.com')
  const rows = [...rowsOf(pairsPerRequest + 5), { row: 9_999, email: 'P7@example.com ', jobId: '1' }]
  const sheet = sheetOf(rows)
  const known = createEarlierCache()
  const progress: number[] = []
  await lookUpEarlier(sheet, known, (done) => progress.push(done))
  expect(asked.map((part) => part.length)).toEqual([pairsPerRequest, 5])
  expect(progress).toEqual([0, pairsPerRequest])
  expect(sheet.markEarlier).toHaveBeenCalledWith([
    { email: 'p7@example.com', jobId: '1', earlier },
    { email: 'P7@example.com ', jobId: '1', earlier },
  ])
  expect(await lookUpEarlier(sheet, known, () => {})).toEqual({ checked: null })
  expect(asked).toHaveLength(2)
  rows.push({ row: 10_000, email: 'p7@example.com', jobId: '1' })
  await lookUpEarlier(sheet, known, () => {})
  expect(asked).toHaveLength(2)
  expect(sheet.markEarlier.mock.lastCall?.flat()).toHaveLength(3)
})

test('marks a pair that is in the list of applicants, unless it was sent from this desk', async () => {
  answerWith(
    ({ email }) => email === 'p1@example.com',
    ({ email }) => email !== 'p0@example.com',
  )
  const sheet = sheetOf(rowsOf(3))
  await lookUpEarlier(sheet, createEarlierCache(), () => {})
  expect(sheet.markEarlier).toHaveBeenCalledWith([
    { email: 'p1@example.com', jobId: '1', earlier },
    { email: 'p2@example.com', jobId: '1', earlier: 'listed' },
  ])
})

test('marks a row again whose address was changed to that of somebody else who has applied', async () => {
  answerWith(() => true)
  const rows = rowsOf(1)
  const sheet = sheetOf(rows)
  const known = createEarlierCache()
  await lookUpEarlier(sheet, known, () => {})
  rows[0] = { row: 1, email: 'other@example.com', jobId: '1' }
  await lookUpEarlier(sheet, known, () => {})
  expect(sheet.markEarlier).toHaveBeenCalledTimes(2)
})

test('reports that the desk cannot be reached, and does not repeat what it has answered', async () => {
  answerWith(() => false)
  const known = createEarlierCache()
  await lookUpEarlier(sheetOf(rowsOf(3)), known, () => {})
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  expect(await lookUpEarlier(sheetOf(rowsOf(4)), known, () => {})).toEqual({ error: { kind: 'desk-unreachable' } })
  answerWith(() => false)
  expect(await lookUpEarlier(sheetOf(rowsOf(4)), known, () => {})).toEqual({ checked: null })
  expect(asked.at(-1)).toEqual([{ email: 'p3@example.com', jobId: '1' }])
})
