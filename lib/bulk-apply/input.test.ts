import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  columnMappingsSchema,
  decideRowsSchema,
  decideRunSchema,
  newRowsSchema,
  newRunSchema,
  pairsSchema,
  queryOf,
  resultsQuerySchema,
  rowsQuerySchema,
  runsQuerySchema,
  startRunSchema,
} from './input'

type Schema = { safeParse(value: unknown): { success: boolean } }
const isTaken = (schema: Schema, value: unknown) => schema.safeParse(value).success
const id = randomUUID()
const run = { id, name: 'Spring', header: ['Email'], stopsAtRefusal: true }
const row = { row: 1, cells: ['a'], body: {}, isAgain: false }
const many = <Item>(count: number, item: (at: number) => Item) => Array.from({ length: count }, (_, at) => item(at))
const mappings = (count: number) => Object.fromEntries(many(count, (at) => [`c${at}`, null]))

describe('accepts the limit and rejects what is just beyond', () => {
  test.each<[string, Schema, unknown, unknown]>([
    ['the name of a run', newRunSchema, { ...run, name: 'x'.repeat(200) }, { ...run, name: 'x'.repeat(201) }],
    ['an empty name', newRunSchema, { ...run, name: ' x ' }, { ...run, name: '  ' }],
    ['the columns', newRunSchema, { ...run, header: many(500, () => '') }, { ...run, header: many(501, () => '') }],
    ['a heading', newRunSchema, { ...run, header: ['x'.repeat(1_000)] }, { ...run, header: ['x'.repeat(1_001)] }],
    ['the number of a row', newRowsSchema, { rows: [row] }, { rows: [{ ...row, row: 0 }] }],
    [
      'the number of the last row',
      newRowsSchema,
      { rows: [{ ...row, row: 10_000_000 }] },
      { rows: [{ ...row, row: 10_000_001 }] },
    ],
    [
      'a cell',
      newRowsSchema,
      { rows: [{ ...row, cells: ['x'.repeat(20_000)] }] },
      { rows: [{ ...row, cells: ['x'.repeat(20_001)] }] },
    ],
    [
      'the cells of a row',
      newRowsSchema,
      { rows: [{ ...row, cells: many(500, () => '') }] },
      { rows: [{ ...row, cells: many(501, () => '') }] },
    ],
    [
      'the rows of a request',
      newRowsSchema,
      { rows: many(500, (at) => ({ ...row, row: at + 1 })) },
      { rows: many(501, (at) => ({ ...row, row: at + 1 })) },
    ],
    ['the first row of a list', rowsQuerySchema, { offset: '0' }, { offset: '-1' }],
    ['the last row of a list', rowsQuerySchema, { offset: '50000' }, { offset: '50001' }],
    ['the shortest list', rowsQuerySchema, { limit: '1' }, { limit: '0' }],
    ['the longest list', rowsQuerySchema, { limit: '200' }, { limit: '201' }],
    ['the fewest rows to start', startRunSchema, { id, rows: 1 }, { id, rows: 0 }],
    ['the most rows to start', startRunSchema, { id, rows: 50_000 }, { id, rows: 50_001 }],
    [
      'the pairs of a request',
      pairsSchema,
      { pairs: many(2_000, () => ({ email: '', jobId: '' })) },
      { pairs: many(2_001, () => ({ email: '', jobId: '' })) },
    ],
    [
      'an address of a pair',
      pairsSchema,
      { pairs: [{ email: 'x'.repeat(1_000), jobId: 'x'.repeat(1_000) }] },
      { pairs: [{ email: 'x'.repeat(1_001), jobId: '' }] },
    ],
    [
      'the job of a decision',
      decideRunSchema,
      { id, decision: { what: 'skip-job', jobId: 'x'.repeat(1_000) } },
      { id, decision: { what: 'skip-job', jobId: 'x'.repeat(1_001) } },
    ],
    [
      'the rows of a decision',
      decideRowsSchema,
      { id, decision: { what: 'abandon', ids: many(1_000, () => id) } },
      { id, decision: { what: 'abandon', ids: many(1_001, () => id) } },
    ],
    [
      'the fewest rows of a decision',
      decideRowsSchema,
      { id, decision: { what: 'send-again', ids: 'all' } },
      { id, decision: { what: 'send-again', ids: [] } },
    ],
    ['the columns remembered', columnMappingsSchema, { columns: mappings(500) }, { columns: mappings(501) }],
    [
      'a remembered column',
      columnMappingsSchema,
      { columns: { ['x'.repeat(300)]: 'x'.repeat(300) } },
      { columns: { x: 'x'.repeat(301) } },
    ],
    [
      'a remembered heading',
      columnMappingsSchema,
      { columns: { ['x'.repeat(300)]: null } },
      { columns: { ['x'.repeat(301)]: null } },
    ],
    ['a time to list runs before', runsQuerySchema, { before: '2026-01-02T03:04:05+01:00' }, { before: '2026-01-02' }],
    [
      'the earliest time',
      runsQuerySchema,
      { before: '1970-01-01T00:00:00.001Z' },
      { before: '1970-01-01T00:00:00.000Z' },
    ],
  ])('%s', (_, schema, taken, refused) => {
    expect([isTaken(schema, taken), isTaken(schema, refused)]).toEqual([true, false])
  })
})

test('exports all rows or the failed ones', () => {
  expect(['all', 'failed', 'some', undefined].map((rows) => isTaken(resultsQuerySchema, { rows }))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('rejects a row that occurs twice in one request', () => {
  expect(isTaken(newRowsSchema, { rows: [row, { ...row, row: 2 }] })).toBe(true)
  expect(isTaken(newRowsSchema, { rows: [row, { ...row, row: 2 }, row] })).toBe(false)
})

test('lists the first hundred rows by default', () => {
  expect(rowsQuerySchema.parse({})).toEqual({ offset: 0, limit: 100 })
})

test('accepts only known decisions, and those about a job only with the job', () => {
  for (const what of ['pause', 'resume', 'cancel', 'dismiss', 'discard'])
    expect(isTaken(decideRunSchema, { id, decision: { what } }), what).toBe(true)
  for (const what of ['try-job', 'skip-job']) {
    expect(isTaken(decideRunSchema, { id, decision: { what, jobId: '7' } }), what).toBe(true)
    expect(isTaken(decideRunSchema, { id, decision: { what } }), what).toBe(false)
  }
  expect(isTaken(decideRunSchema, { id, decision: { what: 'explode' } })).toBe(false)
})

test('rejects a query that repeats a parameter', () => {
  expect(queryOf(new Request('http://desk.example/api/runs?limit=1&before=x'))).toEqual({ limit: '1', before: 'x' })
  expect(queryOf(new Request('http://desk.example/api/runs?limit=1&limit=1'))).toBeUndefined()
  expect(queryOf(new Request('http://desk.example/api/runs'))).toEqual({})
})
