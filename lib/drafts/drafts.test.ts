import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import { drafts } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { draftBeside } from './contract'
import { clearDraft, listDrafts, readDraft, saveDraft } from './drafts'
import { draftFormSchema, saveDraftSchema } from './input'

beforeAll(() => openTestStore())
beforeEach(async () => {
  await store().delete(users)
  await store()
    .insert(users)
    .values(['ada', 'grace'].map((id) => ({ id, name: id, email: `${id}@example.com` })))
})

const [ada, grace] = [{ id: 'ada' }, { id: 'grace' }]
const kept = (title: string) => ({ mark: 'm', fields: { _name: title }, others: [], body: { name: title } })
const save = (dispatchId: string, title: string | null, replaces: string | null = null) =>
  saveDraft(ada, 'new-job', { dispatchId, replaces, kept: title === null ? null : kept(title) })

describe('a draft', () => {
  it('is returned as saved, only to its owner', async () => {
    const id = randomUUID()
    const saved = await save(id, 'Baker')
    expect(await readDraft(ada, 'new-job')).toEqual({ dispatchId: id, kept: kept('Baker'), savedAt: saved.savedAt })
    expect(await readDraft(grace, 'new-job')).toBeNull()
  })

  it('keeps the ID of the tab that began it', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await save(first, 'Baker')
    expect(await save(second, 'Night baker')).toMatchObject({ dispatchId: first })
    expect(await readDraft(ada, 'new-job')).toMatchObject({ dispatchId: first, kept: kept('Night baker') })
  })

  it('gets a new ID once its dispatch has ended, and a late tab adopts the current one', async () => {
    const [over, next, late] = [randomUUID(), randomUUID(), randomUUID()]
    await save(over, 'Baker')
    expect(await save(next, 'Day baker', over)).toMatchObject({ dispatchId: next })
    expect(await save(late, 'Day baker', over)).toMatchObject({ dispatchId: next })
  })

  it('is deleted when sent or discarded, but not for another dispatch or a colleague’s', async () => {
    const [done, next] = [randomUUID(), randomUUID()]
    await save(done, 'Baker')
    await clearDraft(store(), randomUUID(), 'ada')
    await save(next, null)
    expect(await readDraft(ada, 'new-job')).not.toBeNull()
    await clearDraft(store(), done, 'grace')
    expect(await readDraft(ada, 'new-job')).not.toBeNull()
    await clearDraft(store(), done, 'ada')
    expect(await readDraft(ada, 'new-job')).toBeNull()
    await save(done, 'Baker')
    expect(await save(next, null, done)).toEqual({ dispatchId: next, savedAt: null })
    expect(await readDraft(ada, 'new-job')).toBeNull()
  })

  it('stays held after a restore when it is emptied or discarded, and then typed into or brought back', async () => {
    const [held, next] = [randomUUID(), randomUUID()]
    const heldBy = async () => (await store().select().from(drafts)).map((row) => [row.dispatchId, row.heldBy])
    await save(held, 'Baker')
    await store().update(drafts).set({ heldBy: 'incident' })
    expect(await save(held, null)).toEqual({ dispatchId: held, savedAt: null })
    expect(await readDraft(ada, 'new-job')).toBeNull()
    expect(await listDrafts(ada, 'new-job')).toEqual([])
    expect(await save(held, 'Baker')).toMatchObject({ dispatchId: held })
    expect(await heldBy()).toEqual([[held, 'incident']])
    await save(held, null)
    // Another job, begun in a form that was empty.
    expect(await save(next, 'Cook')).toMatchObject({ dispatchId: next })
    expect(await heldBy()).toEqual([[next, null]])
  })

  it('is saved without characters that the store cannot hold', async () => {
    await save(randomUUID(), 'Ba\u0000ker')
    expect((await readDraft(ada, 'new-job'))?.kept.body.name).toMatch(/^Ba.?ker$/)
  })
})

describe('another draft of the form', () => {
  it('is kept and listed separately, and deleted only with its own dispatch', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const beside = draftBeside('new-job', second)
    await save(first, 'Baker')
    await store()
      .update(drafts)
      .set({ updatedAt: new Date('2026-01-01') })
    await saveDraft(ada, beside, { dispatchId: second, replaces: null, kept: kept('Cook') })
    expect(await readDraft(ada, 'new-job')).toMatchObject({ dispatchId: first, kept: kept('Baker') })
    expect(await readDraft(ada, beside)).toMatchObject({ dispatchId: second, kept: kept('Cook') })
    expect((await listDrafts(ada, 'new-job')).map(({ form, values }) => [form, values.name])).toEqual([
      [beside, 'Cook'],
      ['new-job', 'Baker'],
    ])
    expect(await listDrafts(grace, 'new-job')).toEqual([])
    await clearDraft(store(), second, 'ada')
    expect((await listDrafts(ada, 'new-job')).map(({ form }) => form)).toEqual(['new-job'])
  })

  it.each(['new-job', draftBeside('new-job', randomUUID())])('is a known form: %s', (form) => {
    expect(draftFormSchema.safeParse(form).success).toBe(true)
  })

  it.each(['', 'new-job-', 'new-job-1', `other-${randomUUID()}`, `new-job-${randomUUID()}/x`])(
    'is not a known form: %s',
    (form) => {
      expect(draftFormSchema.safeParse(form).success).toBe(false)
    },
  )
})

it('is accepted with a form extended with fields learned from rejections', () => {
  const asked = Array.from({ length: 20 }, (_, index) => [`/branch_${index}`, { type: 'string' }])
  const given = { dispatchId: randomUUID(), replaces: null, kept: { ...kept('Baker'), mark: JSON.stringify(asked) } }
  expect(saveDraftSchema.safeParse(given).success).toBe(true)
})
