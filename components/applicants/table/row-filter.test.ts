import { describe, expect, it, vi } from 'vitest'
import type { Column } from '@/lib/records/column'
import { createFieldReader } from '@/lib/records/field-reader'
import { makeMapping } from '@/lib/testing/fake-applicants'
import { plainView } from '@/lib/views/plain-view'
import { filterOfColumn } from './column-filter-of'
import { countValues } from './count-values'
import { readJobNames } from './read-job-names'
import { createRowFilter, rowTestsOf } from './row-filter'
import { allVisibleRows, passingRows } from './visible-rows'

const mapping = makeMapping({
  name: { first: '/first', last: '/last' },
  job: '/job_id',
  jobTitle: '/job_name',
  status: { at: '/status', order: ['New', 'Hired'] },
  time: '/applied_at',
})
const reader = createFieldReader(mapping)
const person = (id: number, status: string | null, rest: object = {}) => ({
  id,
  first: 'Ana',
  last: `Lima ${id}`,
  status,
  job_id: id % 2,
  job_name: ['Cook', 'Clerk'][id % 2],
  applied_at: `2026-02-0${id}T08:00:00Z`,
  ...rest,
})
const records = [
  person(1, 'New', { years: 3 }),
  person(2, 'Hired', { years: 5, is_local: true }),
  person(3, 'New', { years: 9, is_local: false }),
  person(4, null, { applied_at: '2026-02-04T08:00:00' }),
]

const testsOf = (view: Partial<typeof plainView>) => rowTestsOf({ ...plainView, ...view }, { mapping, reader })
const idsOf = (view: Partial<typeof plainView>) => {
  const passes = createRowFilter(testsOf(view))(records)
  return records.filter((_, position) => passes[position]).map(({ id }) => id)
}

describe('loaded rows', () => {
  it.each(['-10:00', '-05:00', '+00:00', '+13:00'])('that name a day match it in the zone %s', (zone) => {
    const days = ['2026-02-03', '2026-02-04', '2026-02-05'].map((applied_at, id) => person(id, 'New', { applied_at }))
    const [from, until] = ['04', '05'].map((day) => new Date(`2026-02-${day}T00:00:00${zone}`).toISOString())
    const passes = createRowFilter(testsOf({ applied: { from: from ?? '', until: until ?? '' } }))
    expect(passes(days)).toEqual([false, true, false])
  })

  it('are filtered as the index does it', () => {
    expect(idsOf({ where: { status: ['New'] } })).toEqual([1, 3])
    expect(idsOf({ where: { status: ['Hired', null] } })).toEqual([2, 4])
    expect(idsOf({ where: { jobId: ['1'], status: ['New'] } })).toEqual([1, 3])
    expect(idsOf({ where: { '/is_local': ['No'] } })).toEqual([3])
    expect(idsOf({ where: { '/is_local': [null] } })).toEqual([1, 4])
    expect(idsOf({ applied: { from: '2026-02-02T00:00:00.000Z', until: '2026-02-04T08:00:00.001Z' } })).toEqual([
      2, 3, 4,
    ])
    expect(idsOf({ fieldFilters: { '/years': { kind: 'number', from: 4, to: null } } })).toEqual([2, 3])
    expect(idsOf({ fieldFilters: { '/first': { kind: 'text', contains: 'ana lima 2' } } })).toEqual([2])
  })

  it('ignore a filter on a field that is not mapped', () => {
    expect(idsOf({ where: { teamId: ['11'] } })).toEqual([1, 2, 3, 4])
    expect(testsOf({ where: { teamId: ['11'], status: [] } }).size).toBe(0)
  })

  it('are tested only once each while more are loaded', () => {
    const test = vi.fn(({ id }: Record<string, unknown>) => Number(id) % 2 === 1)
    const filter = createRowFilter(new Map([['odd', test]]))
    expect(filter(records.slice(0, 2))).toEqual([true, false])
    expect(filter(records)).toEqual([true, false, true, false])
    expect(test).toHaveBeenCalledTimes(4)
  })

  it('keep their order', () => {
    const rows = passingRows(allVisibleRows(4, [3]), [true, false, true, true])
    expect([rows.count, rows.at(0), rows.at(1), rows.at(2), rows.indexOf(2), rows.indexOf(1)]).toEqual([
      3, 3, 0, 2, 2, -1,
    ])
  })
})

describe('filter choices', () => {
  const rows = allVisibleRows(records.length, [])
  const count = (facet: string, view: Partial<typeof plainView> = {}) =>
    countValues(facet, { mapping, records, rows, tests: testsOf(view) }).values.map(({ value, count }) => [
      value,
      count,
    ])

  it('are counted with all filters but their own', () => {
    const view = {
      where: { status: ['New'] },
      fieldFilters: { '/years': { kind: 'number', from: 4, to: null } as const },
    }
    expect(count('status')).toEqual([
      ['New', 2],
      ['Hired', 1],
      [null, 1],
    ])
    expect(count('status', view)).toEqual([
      ['New', 1],
      ['Hired', 1],
    ])
    expect(count('jobId', view)).toEqual([['1', 1]])
  })

  it('name jobs by the titles in the records', () => {
    expect(readJobNames(['0', '7', null], { records, mapping })).toEqual({ '0': 'Cook' })
  })

  it('name jobs from the list of jobs when records have no titles', () => {
    const untitled = { ...mapping, jobTitle: null, jobTitles: { '0': 'Cook' } }
    expect(readJobNames(['0'], { records, mapping: untitled })).toEqual({ '0': 'Cook' })
  })
})

describe('a column filter', () => {
  const column = (pointer: string, kind: Column['kind'], rest: Partial<Column> = {}): Column => ({
    pointer,
    kind,
    filled: 100,
    sample: 'x',
    ...rest,
  })
  const of = (one: Column, offered: readonly string[] | null = null) => filterOfColumn(one, { mapping, offered })

  it.each<[Column, ReturnType<typeof of>]>([
    [column('/status', 'text'), { by: 'choice', facet: 'status' }],
    [column('/job_name', 'text'), { by: 'choice', facet: 'jobId' }],
    [column('/job_id', 'number'), { by: 'choice', facet: 'jobId' }],
    [column('/applied_at', 'date-time'), { by: 'applied' }],
    [column('/is_local', 'boolean'), { by: 'choice', facet: '/is_local' }],
    [column('/years', 'number'), { by: 'field' }],
    [column('/start', 'date'), { by: 'field' }],
    [column('/email', 'email'), { by: 'field' }],
    [column('/tags', 'list'), { by: 'field' }],
    [column('/city', 'text', { distinct: 40 }), { by: 'field' }],
    [column('/source', 'text', { distinct: 3 }), { by: 'choice', facet: '/source' }],
  ])('filters a column by its kind: %o', (one, filter) => {
    expect(of(one)).toEqual(filter)
  })

  it('offers choices for text when the index does, however many values the loaded rows have', () => {
    expect(of(column('/city', 'text', { distinct: 90 }), ['/city'])).toEqual({ by: 'choice', facet: '/city' })
    expect(of(column('/source', 'text', { distinct: 3 }), [])).toEqual({ by: 'field' })
  })
})
