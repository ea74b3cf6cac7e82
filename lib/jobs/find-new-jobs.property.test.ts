import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PartnerRecord } from '../records/record'
import { compareValues, shownPaths, submittedValues } from './compare-values'
import { echoedFields, findNewJobs } from './find-new-jobs'

const mapping = { id: '/id', title: '/name', team: '/team_id' } as Parameters<typeof findNewJobs>[1]['mapping']
const word = fc.constantFrom('Cook', 'Baker', ' Cook ', 'Café', '12', '', '<p>Hot\r\nwork</p>')
const value = fc.oneof(word, fc.nat(3), fc.boolean(), fc.constant(null))
const body = fc.record({
  name: word.filter((text) => text.trim() !== ''),
  team_id: fc.nat(3),
  city: value,
  place: fc.record({ zip: value, tags: fc.array(word, { maxLength: 2 }) }),
})
const record = (id: number, of: object): PartnerRecord => ({ ...of, id })

test('finds a job with the submitted values, whatever the order of the list and its other fields', () => {
  fc.assert(
    fc.property(body, fc.array(body, { maxLength: 4 }), fc.nat(), (submitted, others, turn) => {
      const made = { ...record(99, submitted), published: true, created_at: '2026-11-21' }
      const list = others.map((other, at) => record(at, other))
      list.splice(turn % (list.length + 1), 0, made)
      const { exact, candidates } = findNewJobs(list, { known: new Set(), values: submittedValues(submitted), mapping })
      expect(exact).toContain(made)
      expect(candidates.map(({ id }) => id)).toContain('99')
      expect(candidates[0]?.holds).toBe(candidates[0]?.of)
    }),
  )
})

test('neither finds nor shows jobs that existed before or that others created', () => {
  fc.assert(
    fc.property(body, fc.array(body, { maxLength: 5 }), (submitted, others) => {
      const list = [submitted, ...others].map((one, at) => record(at, one))
      const known = new Set(list.map(({ id }) => String(id)))
      expect(findNewJobs(list, { known, values: submittedValues(submitted), mapping })).toEqual({
        exact: [],
        candidates: [],
      })
    }),
  )
})

test('does not count a record that differs in one submitted value as an exact match', () => {
  fc.assert(
    fc.property(body, fc.constantFrom('name', 'team_id'), (submitted, field) => {
      const list = [record(1, { ...submitted, [field]: 'something else' }), record(2, { name: 'x', team_id: 'y' })]
      const { exact } = findNewJobs(list, { known: new Set(), values: submittedValues(submitted), mapping })
      expect(exact).toEqual([])
    }),
  )
})

test('ignores types, outer spaces and line ends when it compares values, and skips empty ones', () => {
  const values = submittedValues({ name: ' Cook\r\n', team_id: 11, empty: '', none: null, tags: ['a', 'b'] })
  expect(values.map(({ value }) => value)).toEqual(['Cook', '11', 'a', 'b'])
  const job = { name: 'Cook', team_id: '11', tags: ['a', 'b'] }
  expect(compareValues(job, values, shownPaths([job]))).toEqual({ holds: 4, of: 4, hasAll: true })
})

test('compares a value that the partner nests under the same name, and skips values that it never shows', () => {
  const values = submittedValues({ name: 'Cook', city: 'Oslo', secret: 'x' })
  const job = { name: 'Cook', address: { city: 'Oslo' } }
  expect(compareValues(job, values, shownPaths([job]))).toEqual({ holds: 2, of: 2, hasAll: true })
  const other = { name: 'Cook', secret: 'y' }
  expect(compareValues(job, values, shownPaths([job, other]))).toEqual({ holds: 2, of: 3, hasAll: false })
})

test('shows new jobs of a list without any submitted value, but never as exact matches', () => {
  const { exact, candidates } = findNewJobs([{ id: 7 }], {
    known: new Set(),
    values: submittedValues({ name: 'Cook' }),
    mapping,
  })
  expect(exact).toEqual([])
  expect(candidates).toEqual([{ id: '7', title: 'Job 7', holds: 0, of: 0 }])
})

test('neither finds nor shows a new job with another title and another team', () => {
  const title = fc.constantFrom('Night baker', 'Line cook', 'Job 1', 'Job 2', 'Fahrer:in')
  const job = fc.record({ name: title, team_id: fc.nat(2) })
  fc.assert(
    fc.property(job, fc.array(job, { maxLength: 6 }), (submitted, others) => {
      const list = others.map((other, at) => record(at + 1, other))
      const { candidates } = findNewJobs(list, { known: new Set(), values: submittedValues(submitted), mapping })
      const like = list.filter(({ name, team_id }) => name === submitted.name || team_id === submitted.team_id)
      expect(candidates.map(({ id }) => id).sort()).toEqual(like.map(({ id }) => String(id)).sort())
    }),
  )
})

test('shows a job whose title is at another path than in the profile, or was replaced by the partner', () => {
  const values = submittedValues({ name: 'Night baker', team_id: 11 })
  const list = [
    record(5, { name: 'OPEN', team_id: 'EU-11', label: 'Night baker' }),
    record(6, { name: 'Bakery staff', team_id: 11 }),
  ]
  const { exact, candidates } = findNewJobs(list, { known: new Set(), values, mapping })
  expect(exact).toEqual([])
  expect(candidates.map(({ id }) => id).sort()).toEqual(['5', '6'])
})

test('learns from three own jobs which fields the partner echoes, and excludes jobs with another value there', () => {
  const own = (city: string, shown: unknown, place: string) => ({
    values: submittedValues({ name: 'Cook', city, place }),
    record: record(1, { name: 'Cook', city: shown, place }),
  })
  const candidatesBy = (jobs: Parameters<typeof echoedFields>[0]) => {
    const list = [
      record(5, { name: 'Cook', city: 'Bergen' }),
      record(6, { name: 'Cook', city: null }),
      record(7, { name: 'Bricklayer', city: 'Oslo' }),
    ]
    const values = submittedValues({ name: 'Cook', city: 'Oslo' })
    const { candidates } = findNewJobs(list, { known: new Set(), values, mapping, echoed: echoedFields(jobs) })
    return candidates.map(({ id }) => id).sort()
  }
  const rome = own('Rome', 'Rome', 'x')
  expect(candidatesBy([rome, rome, rome])).toEqual(['6'])
  expect(candidatesBy([rome, rome])).toEqual(['5', '6', '7'])
  // The partner has changed the city once, so a different city means nothing.
  expect(candidatesBy([rome, rome, rome, own('Munich', 'München', 'x')])).toEqual(['5', '6'])
  expect(candidatesBy([])).toEqual(['5', '6', '7'])
})

test('still shows a job whose title the partner formats differently, or not at all', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Night baker', 'Verkäufer:in (m/w/d)', 'Cook & baker', 'Straßenbauer 2'),
      fc.constantFrom(
        (title: string) => `<p>${title.toUpperCase()}</p>`,
        (title: string) => `${title} (ref. 4711)`,
        (title: string) => title.slice(0, 8),
        (title: string) => title.normalize('NFKD').replace(/\p{M}/gu, ''),
        (title: string) => title.replace('&', '&amp;'),
        () => null,
        () => undefined,
      ),
      (title, show) => {
        const list = [record(7, { name: show(title), team_id: '11' })]
        const values = submittedValues({ name: title, team_id: 11, city: 'Oslo' })
        const { candidates } = findNewJobs(list, { known: new Set(), values, mapping })
        expect(candidates.map(({ id }) => id)).toEqual(['7'])
      },
    ),
  )
})
