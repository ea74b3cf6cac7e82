import { describe, expect, test } from 'vitest'
import { testJob } from '../../testing/test-form'
import { createFindJob } from './find-job'

const jobs = [
  testJob('1', 'Cook'),
  testJob('2', 'Clerk'),
  testJob('3', 'clerk '),
  testJob('4', 'Pilot', false),
  testJob('', 'Nameless'),
  testJob('5', '7'),
  testJob('7', 'Seven'),
]
const findJob = createFindJob(jobs)

describe('a job in a sheet', () => {
  test.each([
    ['1', { id: '1', title: 'Cook', issue: null }],
    ['cook', { id: '1', title: 'Cook', issue: null }],
    ['3', { id: '3', title: 'clerk ', issue: null }],
    ['7', { id: '7', title: 'Seven', issue: null }],
    ['4', { id: '4', title: 'Pilot', issue: { kind: 'job-closed' } }],
    ['CLERK', { id: '', title: 'CLERK', issue: { kind: 'job-ambiguous' } }],
    ['9', { id: '9', title: '9', issue: { kind: 'job-unknown' } }],
    ['Nameless', { id: 'Nameless', issue: { kind: 'job-unknown' } }],
  ])('is found when written as %j', (text, found) => {
    expect(findJob(text)).toMatchObject(found)
    expect(findJob(text)).toBe(findJob(text))
  })

  test('lists at most three of the IDs that an ambiguous title may mean', () => {
    const messageFor = (count: number) =>
      createFindJob(Array.from({ length: count }, (_, at) => testJob(`${at + 1}`, 'Cook')))('Cook').issue?.message
    expect(messageFor(3)).toBe('3 jobs have this title (1, 2, 3): enter the ID of one of them')
    expect(messageFor(4)).toBe('4 jobs have this title (1, 2, 3, …): enter the ID of one of them')
  })

  test('that is listed twice is one job, and its first entry counts', () => {
    const twice = createFindJob([testJob('1', 'Cook'), testJob('1', 'Cook', false)])
    expect(twice('Cook')).toEqual({ id: '1', title: 'Cook', issue: null })
    expect(twice('1')).toEqual({ id: '1', title: 'Cook', issue: null })
  })

  test('is used as written while there is no list', () => {
    expect(createFindJob(null)('cook')).toEqual({ id: 'cook', title: 'cook', issue: null })
    expect(createFindJob([])('cook').issue?.kind).toBe('job-unknown')
  })
})
