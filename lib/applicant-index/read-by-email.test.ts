import { beforeAll, expect, test } from 'vitest'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import { readByEmail } from './read-by-email'
import { everyone, openSearch } from './search-context'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const application = (number: number, email: string | null, appliedAt: Date | null): TestApplicant => ({
  key: `id:${number}`,
  record: { id: number, mail: email },
  email,
  appliedAt,
})

let indexId: number
beforeAll(() => openTestStore())
beforeAll(async () => {
  indexId = await fillIndex('people', [
    application(1, 'anna@example.com', day(3)),
    application(2, 'anna@example.com', null),
    application(3, 'anna@example.com', day(9)),
    application(4, 'joanna@example.com', day(4)),
    application(5, '', day(5)),
    application(6, null, day(6)),
  ])
  await fillIndex('others', [application(7, 'anna@example.com', day(8))])
})

const numbersOf = async (email: string, limit = 50) => {
  const { rows, total } = await readByEmail(await openSearch(indexId, everyone), email, limit)
  return { keys: rows.map(({ key }) => key), total }
}

test('finds all applications with an e-mail address in this index, newest first', async () => {
  expect(await numbersOf('anna@example.com')).toEqual({ keys: ['id:3', 'id:1', 'id:2'], total: 3 })
})

test('ignores the case of the address, and never matches a part or a pattern', async () => {
  expect(await numbersOf('  ANNA@Example.COM ')).toMatchObject({ total: 3 })
  for (const email of ['nna@example.com', '%@example.com', 'anna@example.co_', ''])
    expect(await numbersOf(email), email).toEqual({ keys: [], total: 0 })
})

test('also counts those that it does not list', async () => {
  expect(await numbersOf('anna@example.com', 2)).toEqual({ keys: ['id:3', 'id:1'], total: 3 })
})
