import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CorrectedRow, type RefusedRow, rowsPerRequest } from '@/lib/bulk-apply/contract'
import { uploadBytes } from '@/lib/http/contract'
import { makeRun } from '../../../lib/testing/fake-run'
import { sendCorrections } from './send-corrections'

const of = rowsPerRequest + 3
const refused = Array.from({ length: of }, (_, index): RefusedRow => {
  return {
    row: index + 1,
    refusal: `r-${index + 1}`,
    cells: [],
    body: {},
    title: '',
    message: '',
    fields: {},
    jobTitle: null,
    isOfJob: false,
  }
})
const rows = async (count: number) =>
  refused.slice(0, count).map(({ row }) => ({ row, cells: [], body: { row }, isAgain: false }))
const send = () => sendCorrections({ runId: 'run', refused, rows })
const run = makeRun({})

const sent: CorrectedRow[][] = []
let answers: ((part: CorrectedRow[]) => unknown)[] = []
const takeAll = (part: CorrectedRow[]) => ({ state: 'sent', sent: part.length, movedOn: [], run })

beforeEach(() => {
  sent.length = 0
  answers = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const part: CorrectedRow[] = JSON.parse(body).rows
    sent.push(part)
    const answer = (answers.shift() ?? takeAll)(part)
    if (answer === 'no network') throw new TypeError('no network')
    return Response.json(answer)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('sends each row with the rejection that was shown, in parts the desk accepts', async () => {
  const answer = await send()
  expect(answer).toMatchObject({ state: 'sent', run: { id: run.id } })
  expect(answer.sent).toHaveLength(of)
  expect(sent.map((part) => part.length)).toEqual([rowsPerRequest, 3])
  expect(sent[1]?.[0]).toEqual({
    row: rowsPerRequest + 1,
    refusal: `r-${rowsPerRequest + 1}`,
    body: { row: rowsPerRequest + 1 },
    isAgain: false,
  })
})

test('distinguishes rows whose state had changed from those that are sent', async () => {
  answers = [(part) => ({ state: 'sent', sent: part.length - 1, movedOn: [2], run })]
  const answer = await send()
  expect(answer.movedOn).toEqual([2])
  expect(answer.sent).not.toContain(2)
})

test('sends all rows even if the sheet is closed after the first part', async () => {
  let isClosed = false
  answers = [
    (part) => {
      isClosed = true
      return takeAll(part)
    },
  ]
  const closing = async (count: number) => (isClosed ? null : rows(count))
  const answer = await sendCorrections({ runId: 'run', refused, rows: closing })
  expect(answer.state).toBe('sent')
  expect(answer.sent).toHaveLength(of)
})

test('sends nothing from a closed sheet', async () => {
  expect(await sendCorrections({ runId: 'run', refused, rows: async () => null })).toMatchObject({
    state: 'gone',
    sent: [],
  })
  expect(sent).toEqual([])
})

test('stops when the desk cannot be reached, and says which rows were sent', async () => {
  answers = [takeAll, () => 'no network']
  const answer = await send()
  expect(answer).toMatchObject({ state: 'failed', error: { kind: 'desk-unreachable' } })
  expect(answer.sent).toHaveLength(rowsPerRequest)
})

test('reports what is wrong by row, each message once', async () => {
  answers = [() => ({ state: 'invalid', errors: [{ row: 4, errors: { '/a': 'Required', '/b': 'Required' } }] })]
  expect(await send()).toMatchObject({ state: 'invalid', errors: new Map([[4, 'Required']]), sent: [] })
})

test('sends nothing more once the run accepts no corrections', async () => {
  answers = [() => ({ state: 'too-late', run })]
  expect(await send()).toMatchObject({ state: 'too-late', sent: [] })
  expect(sent).toHaveLength(1)
})

test('tells which row is too large for a request, and sends those before it', async () => {
  const letterOf = (row: number) => (row === 3 ? 'x'.repeat(uploadBytes) : '')
  const large = async () =>
    refused.slice(0, 4).map(({ row }) => ({ row, cells: [], body: { row, letter: letterOf(row) }, isAgain: false }))
  const answer = await sendCorrections({ runId: 'run', refused, rows: large })
  expect(answer).toMatchObject({ state: 'invalid', sent: [1, 2] })
  expect(answer.state === 'invalid' && [...answer.errors]).toEqual([[3, 'The row is larger than 8 MB']])
})
