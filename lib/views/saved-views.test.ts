import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { savedViews } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { type ListView, listViewSchema } from './contract'
import { saveViewSchema } from './input'
import { plainView } from './plain-view'
import { listViews, removeView, saveView } from './saved-views'
import { maxViews } from './view-name'

const screen = 'applicants'
const narrow: ListView = {
  filter: 'São',
  sort: { pointer: '/a~1b', isDescending: true },
  columns: ['/name', '/address/city'],
  widths: { '/name': 240 },
  isCompact: true,
  where: {},
  isNewOnly: false,
  applied: null,
  fieldFilters: {},
}

beforeAll(() => openTestStore())
beforeEach(async () => {
  await store().delete(users)
  const people = ['ada', 'grace'].map((id) => ({ id, name: id, email: `${id}@example.com` }))
  await store().insert(users).values(people)
})

const save = (person: string, name: string, view = plainView) => saveView(person, screen, { name, view })
const namesOf = async (person: string) => (await listViews(person, screen)).map(({ name }) => name)

describe('saved views', () => {
  it('are returned as they were saved, by name', async () => {
    const second = await save('ada', 'View 10', narrow)
    await save('ada', 'view 9')
    expect(second).toMatchObject({ replaced: false, saved: { name: 'View 10', view: narrow } })
    expect(await namesOf('ada')).toEqual(['view 9', 'View 10'])
    expect((await listViews('ada', screen))[1]?.view).toEqual(narrow)
  })

  it('are replaced by one with the same name, ignoring case', async () => {
    const first = await save('ada', 'Émigrés')
    const again = await save('ada', 'ÉMIGRÉS', narrow)
    if (!('saved' in first)) throw new Error('not saved')
    expect(again).toEqual({ replaced: true, saved: { id: first.saved.id, name: 'ÉMIGRÉS', view: narrow } })
    expect(await listViews('ada', screen)).toEqual([{ id: first.saved.id, name: 'ÉMIGRÉS', view: narrow }])
  })

  it('belong to one person, and no one else can see, overwrite or remove them', async () => {
    await save('ada', 'Mine', narrow)
    expect(await namesOf('grace')).toEqual([])
    expect(await save('grace', 'mine')).toMatchObject({ replaced: false })
    const [ofAda] = await listViews('ada', screen)
    expect(ofAda).toMatchObject({ name: 'Mine', view: narrow })
    await removeView('grace', ofAda?.id ?? '')
    expect(await namesOf('ada')).toEqual(['Mine'])
    await removeView('ada', ofAda?.id ?? '')
    expect([await namesOf('ada'), await namesOf('grace')]).toEqual([[], ['mine']])
  })

  it('of another screen are separate', async () => {
    await saveView('ada', 'jobs', { name: 'Mine', view: narrow })
    await save('ada', 'Mine')
    expect(await listViews('ada', 'jobs')).toMatchObject([{ name: 'Mine', view: narrow }])
    expect(await listViews('ada', screen)).toMatchObject([{ name: 'Mine', view: plainView }])
  })

  it(`are limited to ${maxViews}, however many are saved at once, and can still be replaced`, async () => {
    const many = Array.from({ length: maxViews - 1 }, (_, n) => `View ${n}`)
    for (const name of many) await save('ada', name)
    const last = await Promise.all(['x', 'y', 'z'].map((name) => save('ada', name)))
    expect(last.filter((answer) => 'saved' in answer)).toHaveLength(1)
    expect(last.filter((answer) => 'refused' in answer)).toHaveLength(2)
    expect(await namesOf('ada')).toHaveLength(maxViews)
    expect(await save('ada', 'VIEW 7')).toMatchObject({ replaced: true })
    expect(await save('grace', 'first')).toMatchObject({ replaced: false })
  })

  it('are deleted with their owner', async () => {
    await save('ada', 'Mine')
    await store().delete(users).where(eq(users.id, 'ada'))
    expect(await store().select().from(savedViews)).toEqual([])
  })

  it('with a time that the index cannot compare are refused, and left out if an earlier release saved them', async () => {
    const applied = { from: '0000-01-01T00:00:00Z', until: '2026-11-21T00:00:00Z' }
    expect(saveViewSchema.safeParse({ name: 'Old', view: { ...plainView, applied } }).success).toBe(false)
    await saveView('ada', screen, { name: 'Old', view: { ...plainView, applied } })
    await save('ada', 'Mine')
    expect(await namesOf('ada')).toEqual(['Mine'])
  })

  it('that this release cannot read are left out', async () => {
    await save('ada', 'Mine')
    await store()
      .insert(savedViews)
      .values({
        id: 'old',
        userId: 'ada',
        screen,
        name: 'Old',
        nameKey: 'old',
        view: { columns: 'all' },
      })
    expect(await namesOf('ada')).toEqual(['Mine'])
  })
})

it.each([
  ['without a name', { name: ' ', view: plainView }],
  ['with too long a name', { name: 'n'.repeat(61), view: plainView }],
  ['with a name of two lines', { name: 'one\ntwo', view: plainView }],
  ['that are invalid', { name: 'View', view: { ...plainView, columns: ['name'] } }],
  ['with an extra property', { name: 'View', view: plainView, id: 'chosen' }],
  ['with a NUL', { name: 'View', view: { ...plainView, filter: 'a\u0000' } }],
  ['with a lone surrogate', { name: 'View', view: { ...plainView, columns: ['/\ud83d'] } }],
  ['that are too large', { name: 'View', view: { ...plainView, columns: Array(150).fill(`/${'n'.repeat(400)}`) } }],
])('%s are rejected', (_, input) => {
  expect(saveViewSchema.safeParse(input).success).toBe(false)
})

describe('together with the previous release, which has no field filters', () => {
  /** As strict as the previous release's own schema. */
  const schemaBefore = listViewSchema.omit({ fieldFilters: true })
  const stored = async () => (await store().select({ view: savedViews.view }).from(savedViews)).map(({ view }) => view)
  const years: ListView = { ...narrow, fieldFilters: { '/years': { kind: 'number', from: 3, to: null } } }

  it('a view without field filters can be read by it too', async () => {
    const narrowed = { ...narrow, where: { status: ['New'] }, isNewOnly: true }
    for (const view of [narrow, narrowed]) {
      await save('ada', 'View', view)
      const { fieldFilters: _, ...known } = view
      expect(schemaBefore.parse((await stored())[0])).toEqual(known)
      expect((await listViews('ada', screen))[0]?.view).toEqual(view)
    }
  })

  it('a view with field filters is hidden there instead of shown without them, and unchanged here', async () => {
    await save('ada', 'Years', years)
    expect(schemaBefore.safeParse((await stored())[0]).success).toBe(false)
    expect(await listViews('ada', screen)).toMatchObject([{ name: 'Years', view: years }])
  })

  it('a view from a release that has only word filters is read unchanged', async () => {
    const { where: _w, isNewOnly: _n, applied: _a, fieldFilters: _f, ...first } = narrow
    await save('ada', 'First', narrow)
    expect(await stored()).toEqual([first])
    expect(await listViews('ada', screen)).toMatchObject([{ name: 'First', view: narrow }])
  })
})
