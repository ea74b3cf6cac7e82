import { describe, expect, it } from 'vitest'
import { readPointer } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { conventions } from './all-conventions'
import type { Accepted, Convention, FieldValue } from './convention'
import { independentConventions } from './held-out-2/independent-conventions'
import { makePopulation } from './population'
import { readApplication, readJobBody, refusalBody } from './read-body'

it('lists every convention once', () => {
  const names = conventions.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

describe.each([...conventions, ...independentConventions])('$name', (convention) => {
  const population = makePopulation(7, convention)
  const page = { offset: 0, limit: 100, total: population.people.length }
  const applicants = convention.applicantsAnswer(population.people.map(convention.applicant), page)
  const jobs = convention.jobsAnswer(population.postings.map(convention.job))

  it('has a value at each path of its truth', () => {
    expect(missingFields(convention.truth.applicants, applicants)).toEqual([])
    expect(missingFields(convention.truth.jobs, jobs)).toEqual([])
  })

  it('has a unique ID for each job, and its applicants reference one of them', () => {
    const ids = valuesAt(convention.truth.jobs.id, convention.truth.jobs.items, jobs)
    expect(new Set(ids).size).toBe(population.postings.length)
    const named = valuesAt(convention.truth.applicants.job, convention.truth.applicants.items, applicants)
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('rejects an empty body by field, in its error shape', () => {
    const job = readJobBody(convention, {})
    const application = readApplication(convention, {})
    if (!('errors' in job) || !('errors' in application)) throw new Error('an empty body was taken')
    expect(Object.keys(job.errors).length).toBeGreaterThan(0)
    expect(refusalBody(convention, application.errors)).toHaveProperty(
      convention.refusal === 'C' ? 'errors' : 'details',
    )
  })
})

function accepted(value: Accepted): (FieldValue | null)[] {
  return Array.isArray(value) ? value : [value]
}

function pointersOf(value: FieldValue | null): string[] {
  if (value === null) return []
  if (typeof value === 'string') return [value]
  return 'at' in value ? [value.at] : [value.first, value.middle, value.last].filter((path) => path !== undefined)
}

function recordsOf(items: Accepted, answer: unknown): unknown[] {
  const [pointer] = accepted(items).flatMap(pointersOf)
  const list = pointer === undefined ? null : readPointer(answer, pointer)
  if (!Array.isArray(list) || !list.every(isRecord)) throw new Error(`no list at ${pointer}`)
  return list
}

function valuesAt(field: Accepted, items: Accepted, answer: unknown): unknown[] {
  const [pointer = ''] = accepted(field).flatMap(pointersOf)
  return recordsOf(items, answer).map((record) => readPointer(record, pointer))
}

function missingFields(truth: Convention['truth']['applicants' | 'jobs'], answer: unknown): string[] {
  const records = recordsOf(truth.items, answer)
  return Object.entries(truth)
    .filter(([key]) => key !== 'items')
    .flatMap(([, value]) => accepted(value).flatMap(pointersOf))
    .filter((pointer) => !records.some((record) => (readPointer(record, pointer) ?? null) !== null))
}
