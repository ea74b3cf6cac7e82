import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type LeftOutRow,
  type NewRow,
  rowsPerRequest,
  type StartAnswer,
  type StartRunAction,
} from '@/lib/bulk-apply/contract'
import { uploadRun } from './upload-run'

const of = rowsPerRequest * 2 + 7
const run = { id: '0b6f0f5e-3d8e-4a59-9d6a-1f2a3b4c5d6e', name: 'May', header: ['Email'], stopsAtRefusal: false }
const uploadId = '5f0c7a52-6a44-4a0e-8f3b-9d3c2b1a0f4e'
const leftOut = { byPerson: 1, kinds: { missing: 2 } }
const rowAt = (index: number): NewRow => ({ row: index + 1, cells: [], body: {}, isAgain: false })
const rows = async (from: number, count: number) =>
  Array.from({ length: Math.max(0, Math.min(count, of - from)) }, (_, index) => rowAt(from + index))
const leftOutRows = async (from: number): Promise<LeftOutRow[]> =>
  from > 0 ? [] : [{ row: 9_000, cells: [], reason: 'missing', target: 'email' }]
const none = async () => []
const started: StartAnswer = { state: 'started', run: {} as never }

/** Row numbers of each batch that reached the desk, and 'run' for the run itself. */
const calls: (string | number[])[] = []
let answers: ((body: { rows?: NewRow[] }) => unknown)[] = []

beforeEach(() => {
  calls.length = 0
  answers = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const sent: { rows?: NewRow[] } = JSON.parse(body)
    calls.push(sent.rows ? sent.rows.map(({ row }) => row) : 'run')
    const answer = answers.shift()?.(sent) ?? { state: 'kept', kept: 0 }
    if (answer === 'no network') throw new TypeError('no network')
    if (answer === 'no such run') return Response.json({ error: 'There is no such run.' }, { status: 404 })
    return Response.json(answer)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const hand = (startRun: StartRunAction, done = 0, leftOutRows: (from: number) => Promise<LeftOutRow[]> = none) =>
  uploadRun({ run, uploadId, leftOut, of, rows, leftOutRows, startRun, onProgress: () => {} }, done)

test('creates the run, uploads all rows in order, and starts it', async () => {
  expect(await hand(async () => started)).toEqual({ state: 'started' })
  expect(calls[0]).toBe('run')
  expect(calls.slice(1).flat()).toEqual(Array.from({ length: of }, (_, index) => index + 1))
  expect(calls).toHaveLength(4)
})

test('uploads left-out rows before the others, and not again when some are already stored', async () => {
  answers = [() => ({}), () => ({ state: 'kept' }), () => 'no network']
  expect(await hand(async () => started, 0, leftOutRows)).toMatchObject({ state: 'failed', done: 0 })
  expect(calls.slice(0, 2)).toEqual(['run', [9_000]])
  calls.length = 0
  expect(await hand(async () => started, rowsPerRequest, leftOutRows)).toEqual({ state: 'started' })
  expect(calls.flat()).not.toContain(9_000)
})

test('stops when the desk cannot be reached, and resumes on request', async () => {
  answers = [() => ({}), () => ({ state: 'kept' }), () => 'no network']
  const answer = await hand(async () => started)
  expect(answer).toEqual({ state: 'failed', error: { kind: 'desk-unreachable' }, done: rowsPerRequest })
  calls.length = 0
  expect(await hand(async () => started, rowsPerRequest)).toEqual({ state: 'started' })
  expect(calls.flat()[0]).toBe(rowsPerRequest + 1)
  expect(calls).toHaveLength(2)
})

test.each<[string, number, StartRunAction]>([
  ['rows', rowsPerRequest, async () => started],
  ['the start', of, async () => ({ state: 'invalid', errors: { '': 'There is no such run.' } })],
])('creates the run again when the answer to %s shows that the desk no longer has it', async (_, done, startRun) => {
  answers = [() => 'no such run']
  expect(await hand(startRun, done)).toMatchObject({ state: 'failed', done: 0 })
  calls.length = 0
  answers = []
  expect(await hand(async () => started, 0)).toEqual({ state: 'started' })
  expect(calls[0]).toBe('run')
  expect(calls.flat()).toHaveLength(of + 1)
})

test('repeats only the start after a lost response, without uploading rows again', async () => {
  const answer = await hand(async () => {
    throw new TypeError('no network')
  })
  expect(answer).toEqual({ state: 'failed', error: { kind: 'desk-unreachable' }, done: of })
  calls.length = 0
  expect(await hand(async () => started, of)).toEqual({ state: 'started' })
  expect(calls).toEqual([])
})

test('returns the rows that the desk rejects, with their errors', async () => {
  answers = [
    () => ({}),
    () => ({ state: 'invalid', errors: [{ row: 4, errors: { '/a': 'Required', '/b': 'Required' } }] }),
  ]
  expect(await hand(async () => started)).toEqual({ state: 'invalid', errors: new Map([[4, 'Required']]) })
})

test('does not start a run whose upload has become another run, and names that run', async () => {
  const startRun = vi.fn(async (): Promise<StartAnswer> => ({ state: 'sent-before', runId: 'other' }))
  expect(await hand(startRun)).toEqual({ state: 'sent-before', runId: 'other' })
  expect(startRun).toHaveBeenCalledWith({ id: run.id, rows: of, uploadId, leftOut })
})

test('uploads all rows again when the desk does not have the complete run', async () => {
  expect(await hand(async () => ({ state: 'incomplete', kept: 3 }))).toMatchObject({ state: 'failed', done: 0 })
})

test('splits rows too large for one request into smaller parts', async () => {
  const large = async (from: number, count: number) =>
    (await rows(from, count)).map((row) => ({ ...row, cells: ['x'.repeat(19_000)] }))
  await uploadRun(
    { run, uploadId, leftOut, of, rows: large, leftOutRows: none, startRun: async () => started, onProgress: () => {} },
    0,
  )
  expect(calls.slice(1).flat()).toEqual(Array.from({ length: of }, (_, index) => index + 1))
  expect(Math.max(...calls.slice(1).map((part) => part.length))).toBeLessThan(rowsPerRequest)
})

test('counts multi-byte letters in bytes, so that no request exceeds the desk’s limit', async () => {
  const sizes: number[] = []
  const stubbed = fetch
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    sizes.push(new Blob([init.body]).size)
    return stubbed(url, init)
  })
  const wide = async (from: number, count: number) =>
    (await rows(from, count)).map((row) => ({ ...row, cells: ['€'.repeat(9_000)] }))
  await uploadRun(
    { run, uploadId, leftOut, of, rows: wide, leftOutRows: none, startRun: async () => started, onProgress: () => {} },
    0,
  )
  expect(calls.slice(1).flat()).toEqual(Array.from({ length: of }, (_, index) => index + 1))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8 * 1024 * 1024)
})

test('names a row that is too large for the desk, and the limit', async () => {
  const huge = async (from: number, count: number) =>
    (await rows(from, count)).map((row) => (row.row === 3 ? { ...row, cells: ['x'.repeat(9_000_000)] } : row))
  const answer = await uploadRun(
    { run, uploadId, leftOut, of, rows: huge, leftOutRows: none, startRun: async () => started, onProgress: () => {} },
    2,
  )
  expect(answer).toEqual({ state: 'invalid', errors: new Map([[3, 'The row is larger than 8 MB']]) })
})
