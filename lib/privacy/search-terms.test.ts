import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { store } from '../store/connection'
import { savedViews } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { searchTermsFor } from './search-terms'

beforeAll(() => openTestStore())

const sought = (who: { emails?: string[]; names?: string[]; ids?: string[] }) =>
  searchTermsFor({ emails: [], names: [], ids: [], ...who })
const grace = sought({ emails: ['grace+jobs@example.com'], names: ['Grace Hopper'], ids: ['a1b2c3'] })

/** Whether the database's rough search would pass a text on to the exact one. */
async function isRoughlyIn(who: typeof grace, text: string): Promise<boolean> {
  const [row] = await store()
    .select({
      is: sql<boolean>`exists (select 1 from (values (${JSON.stringify([text])}::jsonb::text))
      as saved_views (text) where ${who.mayBeIn(savedViews)})`,
    })
    .from(sql`(select 1) as one`)
  return row?.is === true
}

describe('a text', () => {
  test.each([
    ['Mail to GRACE+Jobs@Example.com, please', 'Mail to [erased], please'],
    ['see\ngrace+jobs@example.com', 'see\n[erased]'],
    ['mailto:grace%2Bjobs%40example.com?x', 'mailto:[erased]?x'],
    ['to%3Agrace%2bjobs%40example.com', 'to%3A[erased]'],
    ['grace+jobs＠example.com', '[erased]'],
    ['Written by grace hopper.', 'Written by [erased].'],
    ['HOPPER, Grâce (born 1906)', '[erased] (born 1906)'],
    ['grace-hopper.csv', '[erased].csv'],
    ['Gra\u0301ce Hopper', '[erased]'],
  ])('names the person: %s', async (text, redacted) => {
    expect(grace.isIn(text)).toBe(true)
    expect(grace.redact(text)).toBe(redacted)
    expect(await isRoughlyIn(grace, text)).toBe(true)
  })

  test.each([
    'Grace Hoppers',
    'Disgrace Hopper',
    'Grace and Hopper',
    'notgrace+jobs@example.com',
    'grace+jobs@example.com.au',
    'jobs@example.com',
    'order a1b2c3',
  ])('names another person, or nobody: %s', (text) => {
    expect(grace.isIn(text)).toBe(false)
    expect(grace.redact(text)).toBe(text)
  })

  test('names people in other scripts, and with decomposed letters', async () => {
    for (const [name, text] of [
      ['Groß', 'Frau GROSS sagt'],
      ['Soren Aeroe', 'Sören ÆRØE'],
      ['Łukasz', 'lukasz'],
      ['Ħamrun', 'hamrun'],
      ['Ольга', 'ОЛЬГА'],
      ['Андрей Королёв', 'КОРОЛЁВ, Андрей'],
      ['Андрей Королев', 'Андрей Королёв'],
      ['Андрей', 'Андре\u0438\u0306'],
      ['Їжак', 'їжак'],
      ['Γιώργος', 'ΓΙΩΡΓΟΣ'],
      ['γιωργοσ', 'Γιώργος'],
      ['김민수', '지원자 김민수, 부산'],
      ['김민수', '김민수.csv'.normalize('NFD')],
      ['やまだ', '（やまだ）'],
      ['がく', 'か\u3099く'],
      ['ガブリエル', 'ガブリエル'],
      ['कमला देवी', 'श्रीमती कमला देवी'],
      ['क़ासिम', '\u0958ासिम'],
      ['สมชาย ใจดี', 'คุณ สมชาย ใจดี'],
      ['ณัฐวุฒิ', 'ณัฐวุฒิ'],
      ['مُحَمَّد', 'محمد'],
      ['محمد', 'مُحَمَّد'],
      ['أحمد', 'احمد أحمد'],
      ['𠮷田', '𠮷田'],
      ['王明', '王明'],
    ] as const) {
      expect(sought({ names: [name] }).isIn(text), text).toBe(true)
      expect(sought({ names: [name] }).isNamedIn({ name: text }), text).toBe(true)
      expect(await isRoughlyIn(sought({ names: [name] }), text), text).toBe(true)
    }
  })

  test.each([
    ['कमल', 'कमला देवी'],
    ['कमल', 'विकमल'],
    ['राम कुमार', 'रामा कुमार'],
    ['かく', 'がく'],
    ['김민', '김민수'],
  ])('does not name %s in a longer or another word: %s', (name, text) => {
    expect(sought({ names: [name] }).isIn(text)).toBe(false)
  })

  test('loses an ID only where IDs are expected, and none as short as an ordinary number', () => {
    expect(grace.redact('Form A1B2C3 exists', { ids: true })).toBe('Form [erased] exists')
    expect(sought({ ids: ['77'] }).redact('77 rows', { ids: true })).toBe('77 rows')
  })
})

describe('a record', () => {
  test('matches a name when its words are in its name fields, in any of them', () => {
    expect(grace.isNamedIn({ firstName: 'GRACE', lastName: 'Hopper', note: 'x' })).toBe(true)
    expect(grace.isNamedIn({ fullName: 'Ada', note: 'Friend of Grace Hopper' })).toBe(false)
    expect(grace.isNamedIn(['ada@example.com', 'Hopper', 'Grace'])).toBe(true)
    const others = ['job', 'team', 'city', 'source', 'owner'].map((group) => [group, { name: `The ${group}` }] as const)
    expect(grace.isNamedIn({ ...Object.fromEntries(others), applicant: { fullName: 'Grace Hopper' } })).toBe(true)
  })

  test('loses matching texts and field names, and keeps numbers and its structure', () => {
    const record = { 'grace+jobs@example.com': [1, { at: null, by: 'Grace Hopper' }] }
    expect(grace.redact(record)).toEqual({ '[erased]': [1, { at: null, by: '[erased]' }] })
  })

  test('of another person keeps their own name, and loses a mention', () => {
    const other = { fullName: 'Grace Hopper', note: 'Sister of Grace Hopper' }
    expect(grace.redact(other, { ofOther: true })).toEqual({ fullName: 'Grace Hopper', note: 'Sister of [erased]' })
  })
})

test('treats regular expression characters in a name literally', async () => {
  for (const name of ['O’Neil (.*) [x]', 'a\\b^c$', '-]|[-'])
    expect(sought({ names: [name] }).isIn('somebody else altogether')).toBe(false)
  const odd = sought({ emails: ['a.b*c]^\\@example.com'] })
  expect(odd.isIn('a.b*c]^\\@example.com')).toBe(true)
  expect(odd.isIn('axb*c]^\\@example.com')).toBe(false)
  expect(await isRoughlyIn(odd, 'nobody')).toBe(false)
  const hyphens = sought({ emails: ['mary-jane@ex-ample.com'], ids: ['4f-1-c'] })
  expect(await isRoughlyIn(hyphens, 'MARY-JANE@ex-ample.com')).toBe(true)
  expect(await isRoughlyIn(hyphens, '4F-1-C')).toBe(true)
})

test('finds each of 2,000 IDs in the store', async () => {
  const ids = Array.from(
    { length: 2_000 },
    (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  )
  const many = sought({ ids })
  for (const id of [ids[0], ids[99], ids[100], ids[1_999]]) expect(await isRoughlyIn(many, `form ${id}`)).toBe(true)
  expect(await isRoughlyIn(many, 'form 00000000-0000-4000-8000-000000002000')).toBe(false)
})
