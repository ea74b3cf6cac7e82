import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { erasePerson, previewErasure } from '../privacy/erase-person'
import { findPerson } from '../privacy/find-person'
import { asHolding, registerHoldings } from '../privacy/registry'
import { store } from '../store/connection'
import { applicantIndexes, indexedApplicants } from '../store/index-tables'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { searchIndex } from '../testing/search-index'
import { openTestStore } from '../testing/test-store'
import { indexedApplicantHolding } from './forget'

beforeAll(() => openTestStore())
beforeEach(async () => {
  registerHoldings([asHolding(indexedApplicantHolding)])
  await store().delete(applicantIndexes)
})

const query = { email: '', name: '', id: '' }
const page = { sort: { by: 'list', isDescending: false }, offset: 0, limit: 50 } as const
const none = { emails: [], names: [], ids: [] }

const applicant = (key: string, record: Record<string, unknown>): TestApplicant => ({
  key,
  record,
  name: typeof record.name === 'string' ? record.name : null,
  email: typeof record.email === 'string' ? record.email : null,
})

async function erase(who: { emails?: string[]; names?: string[]; ids?: string[] }) {
  const target = { who: { ...none, ...who } }
  const preview = await previewErasure(target)
  if ('refused' in preview) throw new Error(preview.refused)
  await erasePerson({ target, expected: preview.total, stops: false }, { id: 'admin', name: 'Ida' })
  const rows = await store().select().from(indexedApplicants).orderBy(indexedApplicants.position)
  return rows.map(({ key }) => key)
}

describe('the copy of an applicant', () => {
  test('is found and erased by an ID that is a number, or short', async () => {
    await fillIndex('ids', [
      applicant('id:1042 job:7', { id: 1042, jobId: '12345', name: 'Ada' }),
      applicant('id:77', { id: 77, name: 'Bea', email: 'bea@example.com' }),
      applicant('id:771', { id: 771, jobId: '12345', name: 'Cleo' }),
    ])
    expect((await findPerson({ ...query, id: '1042' })).people).toMatchObject([
      { names: ['Ada'], ids: ['1042'], isExact: true },
    ])
    expect((await findPerson({ ...query, id: '77' })).people).toMatchObject([{ names: ['Bea'], isExact: true }])
    expect(await erase({ ids: ['77'] })).toEqual(['id:1042 job:7', 'id:771'])
  })

  test('without an address is one person of several, and erased alone', async () => {
    await fillIndex('without addresses', [
      applicant('id:1', { id: 1, name: 'Ada Lee' }),
      applicant('id:2', { id: 2, name: 'Ada Lee' }),
      applicant('hash:a', { name: 'Ada Lee', town: 'Oslo' }),
      applicant('hash:b', { name: 'Ada Lee', town: 'Bergen' }),
    ])
    const { people } = await findPerson({ ...query, name: 'Ada Lee' })
    expect(people.map(({ ids }) => ids)).toEqual([['1'], ['2'], ['hash:a'], ['hash:b']])
    expect(await erase({ ids: ['2', 'hash:a'] })).toEqual(['id:1', 'hash:b'])
  })

  test('stays when it is a namesake’s, or mentions the person, whose name and address go', async () => {
    const index = await fillIndex('mentions', [
      applicant('id:1', { id: 1, name: 'Zoë Lee', email: 'zoe@example.com' }),
      applicant('id:2', { id: 2, name: 'Zoe Lee', email: 'zoe@example.net' }),
      applicant('id:3', {
        name: 'Bea',
        zip: 'x',
        email: 'bea@example.com',
        note: 'Ask Zoë Lee, zoe@example.com',
        id: 3,
      }),
    ])
    const { people, mentions } = await findPerson({ ...query, email: 'zoe@example.com' })
    expect(people.map(({ email }) => email)).toEqual(['zoe@example.com'])
    expect(mentions).toMatchObject([{ count: 1 }])
    expect(await erase({ emails: ['zoe@example.com'], names: ['Zoë Lee'] })).toEqual(['id:2', 'id:3'])
    const [bea] = (await searchIndex(index, { words: 'bea', filters: {}, ...page })).rows
    expect(Object.entries(bea?.record ?? {})).toEqual([
      ['name', 'Bea'],
      ['zip', 'x'],
      ['email', 'bea@example.com'],
      ['note', 'Ask [erased], [erased]'],
      ['id', 3],
    ])
    expect((await searchIndex(index, { words: 'zoe', filters: {}, ...page })).rows.map(({ key }) => key)).toEqual([
      'id:2',
    ])
  })
})
