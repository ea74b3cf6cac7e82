import { beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { runRows, runs } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { fillIndex } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import { indexSource } from './index-source'
import { nameApplicants } from './name-applicants'

const write = { kind: 'submit-application', personId: 'rosa', personName: 'Rosa', subject: 'Baker', fingerprint: 'x' }
const bodyOf = (name: string, more = '') => JSON.stringify({ applicant: { fullName: name }, more })

beforeAll(() => openTestStore({ APPLICANT_INDEX: 'on' }))
beforeAll(async () => {
  const person = (key: string, email: string, name: string, jobId: string | null = null) => ({
    ...{ key: `id:${key}`, record: { id: key, name, email }, name, email, jobId },
  })
  await fillIndex(indexSource.source(), [
    person('1', 'ada@example.com', 'Ada Lovelace'),
    person('2', 'ada@example.com', 'Ada Lovelace'),
    person('3', 'office@example.com', 'Anna Bell'),
    person('5', 'edith@example.com', 'Edith Stein', '7'),
    person('6', 'edith@example.com', 'Edith Stein', '8'),
    person('7', 'only@example.com', 'Olga Petrowa', '7'),
    person('4', 'office@example.com', 'Bob Bell'),
  ])
  await store()
    .insert(runs)
    .values({
      ...{ id: 'run', name: 'Spring', personId: 'rosa', personName: 'Rosa', state: 'running', header: [], rows: 1 },
      ...{ isEnqueued: true, startedAt: new Date(), runningSince: new Date(), stopsAtRefusal: false },
    })
  await store()
    .insert(runRows)
    .values({
      ...{ runId: 'run', row: 1, cells: '[]', body: bodyOf('Edsger Dijkstra') },
      ...{ applicantEmail: 'ed@example.com', jobId: '1', isAgain: false },
    })
  await store()
    .insert(dispatches)
    .values([
      { ...write, ...columnsOf('succeeded'), id: 'grace', body: bodyOf('Grace Hopper ') },
      { ...write, ...columnsOf('succeeded'), id: 'erased', body: '' },
      { ...write, ...columnsOf('succeeded'), id: 'large', body: bodyOf('Alan Turing', 'x'.repeat(30_000)) },
      { ...write, ...columnsOf('queued'), id: 'row', body: '', groupId: 'run', groupPosition: 1 },
      { ...write, ...columnsOf('succeeded'), id: 'office', body: bodyOf('Carla Bell') },
    ])
})

const names = async (items: [id: string, email: string | null][], isMasked = false) => {
  const given = items.map(([id, applicantEmail]) => ({ id, applicantEmail }))
  return (await nameApplicants(given, { isMasked })).map(({ applicantName }) => applicantName)
}

test('uses the names in the applicant index', async () => {
  expect(await names([['any', 'ada@example.com']])).toEqual(['Ada Lovelace'])
})

test('uses the submitted name for applicants not in the index, from a form or a run', async () => {
  expect(
    await names([
      ['grace', 'grace@example.com'],
      ['row', 'ed@example.com'],
    ]),
  ).toEqual(['Grace Hopper', 'Edsger Dijkstra'])
})

test('uses the submitted name when several people share an address', async () => {
  expect(
    await names([
      ['office', 'office@example.com'],
      ['gone', 'office@example.com'],
    ]),
  ).toEqual(['Carla Bell', null])
})

test('gives no name when none is known, or only in a body with a file', async () => {
  expect(
    await names([
      ['erased', 'erased@example.com'],
      ['large', 'large@example.com'],
      ['job', null],
    ]),
  ).toEqual([null, null, null])
})

test('gives no names to users who may not see addresses', async () => {
  expect(await names([['grace', 'ada@example.com']], true)).toEqual([null])
})

test('links the application for the job, or a person’s only one, and none when several are possible', async () => {
  const tokenOf = async (applicantEmail: string, jobId: string | null = null, isMasked = false) => {
    const [named] = await nameApplicants([{ id: 'any', applicantEmail, jobId }], { isMasked })
    return named?.applicantToken
  }
  expect(await tokenOf('edith@example.com', '8')).toBe('6')
  expect(await tokenOf('only@example.com', '9')).toBe('7')
  expect(await tokenOf('edith@example.com', '9')).toBeNull()
  expect(await tokenOf('ada@example.com')).toBeNull()
  expect(await tokenOf('nobody@example.com')).toBeNull()
  expect(await tokenOf('only@example.com', '7', true)).toBeNull()
})
