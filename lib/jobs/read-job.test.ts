import { describe, expect, test } from 'vitest'
import { readProfile } from '../connection/profile'
import { jobIdWords } from './contract'
import { readJob } from './read-job'

const mapping = readProfile(null).jobs
const record = { nr: 'S-17', bezeichnung: 'Lagerist', standort: { nr: 4, name: 'Ulm' }, besetzt: true }

describe('a job that the profile does not match', () => {
  test('is shown by guesses, and has no unconfirmed ID', () => {
    const shown = {
      ...mapping,
      id: '/nr',
      title: '/bezeichnung',
      team: '/standort/nr',
      teamName: '/standort/name',
      open: { at: '/besetzt', values: [false] },
    }
    expect(readJob(record, { mapping, shown })).toEqual({
      id: '',
      title: 'Lagerist',
      team: null,
      teamName: 'Ulm',
      isOpen: false,
      record,
    })
  })

  test('has a title and a team without padding spaces', () => {
    const padded = { ...record, name: 'COOK          ', standort: { nr: 4, name: 'ULM   ' } }
    const shown = { ...mapping, teamName: '/standort/name' }
    expect(readJob(padded, { mapping, shown })).toMatchObject({ title: 'COOK', teamName: 'ULM' })
  })

  test('is named by its most telling field, or else its ID, or else its first value', () => {
    expect(readJob(record, { mapping, telling: '/bezeichnung' }).title).toBe('Lagerist')
    expect(readJob({ ...record, id: 7 }, { mapping }).title).toBe('Job 7')
    expect(readJob(record, { mapping }).title).toBe('S-17')
    expect(readJob({}, { mapping }).title).not.toMatch(/untitled/i)
  })
})

describe('whether a job is open', () => {
  const isOpenAt = (status: unknown, values: (string | null)[]) =>
    readJob({ ...record, status }, { mapping: { ...mapping, open: { at: '/status', values } } }).isOpen

  test('is not known when the field is empty', () => {
    expect(isOpenAt('open', ['open'])).toBe(true)
    expect(isOpenAt('filled', ['open'])).toBe(false)
    expect(isOpenAt(null, ['open'])).toBeNull()
    expect(isOpenAt(undefined, ['open'])).toBeNull()
  })

  test('is known for an empty field where the profile says that it means open', () => {
    expect(isOpenAt(null, [null])).toBe(true)
    expect(isOpenAt('2026-11-01', [null])).toBe(false)
  })
})

describe('the notice about jobs without IDs', () => {
  const jobs = (...ids: string[]) => ids.map((id) => ({ id }))

  test('is empty when every ID can be read, or there are no jobs', () => {
    expect(jobIdWords(jobs('1', '2'), true)).toBeNull()
    expect(jobIdWords([], true)).toBeNull()
  })

  test('distinguishes all jobs from some, and admins from others', () => {
    expect(jobIdWords(jobs('', ''), true)).toBe(
      'The partner lists 2 jobs, but the desk does not know their IDs, so you can’t submit applications to them from here. Under Connection, confirm which field has the IDs.',
    )
    expect(jobIdWords(jobs('', '2', '3'), false)).toBe(
      '1 job of 3 has no ID that the desk can read, so you can’t submit applications to it from here. An admin can confirm under Connection which field has the IDs.',
    )
  })
})
