import { expect, test } from 'vitest'
import type { Job } from '@/lib/jobs/contract'
import { countFacet, isWanted } from './narrow-jobs'

const job = (id: string, team: string | null, isOpen: boolean | null, teamName: string | null = null): Job => ({
  id,
  title: `Job ${id}`,
  team,
  teamName,
  isOpen,
  record: {},
})
const jobs = [job('1', '2', true), job('2', '10', false, 'North'), job('3', '2', false), job('4', null, null)]
const all = { where: {}, isFound: () => true }

test('counts every value, with jobs without a value last', () => {
  expect(countFacet(jobs, 'status', all)).toEqual([
    { value: 'open', label: 'Open', count: 1 },
    { value: 'closed', label: 'Closed', count: 2 },
    { value: null, label: 'Unknown', count: 1 },
  ])
  expect(countFacet(jobs, 'teamId', all).map(({ label, count }) => `${label}: ${count}`)).toEqual([
    'North · team 10: 1',
    'Team 2: 2',
    'No team: 1',
  ])
})

test('counts a field with the other filters applied, and keeps values that then have no jobs', () => {
  const where = { status: ['closed'], teamId: ['2'] }
  expect(countFacet(jobs, 'status', { where, isFound: () => true }).map(({ count }) => count)).toEqual([1, 1, 0])
  expect(countFacet(jobs, 'teamId', { where, isFound: ({ id }) => id === '2' }).map(({ count }) => count)).toEqual([
    1, 0, 0,
  ])
})

test('still lists a chosen value that no job has any more, so that it can be removed', () => {
  expect(countFacet(jobs, 'teamId', { ...all, where: { teamId: ['99'] } })).toContainEqual({
    value: '99',
    label: 'Team 99',
    count: 0,
  })
})

test('jobs match when they have one chosen value of every field', () => {
  const fits = (where: Record<string, (string | null)[]>) =>
    jobs.filter((one) => isWanted(one, where)).map(({ id }) => id)
  expect(fits({})).toEqual(['1', '2', '3', '4'])
  expect(fits({ status: ['open', null] })).toEqual(['1', '4'])
  expect(fits({ status: ['closed'], teamId: ['2', null] })).toEqual(['3'])
})
