import { expect, test } from 'vitest'
import { readPointer } from '../../records/pointer'
import { completeOptions } from '../options'
import { makeApplicant } from './applicants'
import { jobSeeds } from './jobs'
import { recentPopulation } from './population'

const dayMs = 24 * 3_600_000
const nowMs = Date.UTC(2026, 10, 23, 15, 30)
const count = 20_000
const population = recentPopulation({ count, days: 90, nowMs })
const options = completeOptions({})
const records = Array.from({ length: count }, (_, index) => makeApplicant(1, index, options, population))
const appliedAt = records.map((record) => Date.parse(String(readPointer(record, '/applied_at'))))
const statusOf = (index: number) => readPointer(records[index], '/status')

test('applications are from the last 90 days, newest first', () => {
  expect(appliedAt[0]).toBeGreaterThan(nowMs - 3_600_000)
  expect(appliedAt.every((at) => at <= nowMs && at > nowMs - 91 * dayMs)).toBe(true)
  expect(appliedAt).toEqual([...appliedAt].sort((one, other) => other - one))
  expect(Math.min(...appliedAt)).toBeLessThan(nowMs - 89 * dayMs)
})

test('newer applicants have later application times', () => {
  const arrived = makeApplicant(1, -1, options, population)
  expect(Date.parse(String(readPointer(arrived, '/applied_at')))).toBeGreaterThan(nowMs)
})

test('fewer people apply on weekends', () => {
  const on = (day: number) => appliedAt.filter((at) => new Date(at).getUTCDay() === day).length
  expect(on(0) + on(6)).toBeLessThan(on(2))
})

test('old applications have a decision, and new ones do not', () => {
  const last = Array.from({ length: 1_000 }, (_, index) => statusOf(count - 1 - index))
  const first = Array.from({ length: 100 }, (_, index) => statusOf(index))
  expect(last).not.toContain('New')
  expect(first.filter((status) => status === 'New').length).toBeGreaterThan(50)
  expect(first).not.toContain('Hired')
})

test('some jobs are popular, and three have no applicants', () => {
  const ids = records.map((record) => readPointer(record, '/job_id'))
  const wanted = new Set(ids)
  expect(jobSeeds.length - wanted.size).toBe(3)
  const [first, last] = [jobSeeds[0]?.id, jobSeeds.at(-4)?.id]
  expect(ids.filter((id) => id === first).length).toBeGreaterThan(5 * ids.filter((id) => id === last).length)
})
