import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSheet } from '@/lib/bulk-apply/sheet/create-sheet'
import type { SaveUpload, UploadSaved, UploadWork } from '@/lib/bulk-apply/sheet/saved-upload'
import { testForm, testJob } from '@/lib/testing/test-form'
import type { DraftProblem } from '../../drafts/ask-drafts'
import { UploadSaver } from './upload-saver'
import { createUploadStore } from './upload-store'

const form = testForm()
const jobs = [testJob('7', 'Cook')]
const text = 'Email;Name;Job\nada@example.com;Ada;7\nbo;Bo;7\n'

type Answer = { saved: UploadSaved } | { problem: DraftProblem }
let posts: { id: string; upload: SaveUpload }[] = []
let answers: Answer[] = []
let store = createUploadStore()
let saver = new UploadSaver(store)

beforeEach(() => {
  vi.useFakeTimers()
  // The lookup of earlier applications calls the desk.
  vi.stubGlobal('fetch', async () => Response.json({ earlier: [] }))
  posts = []
  answers = []
  store = createUploadStore()
  saver = new UploadSaver(store, async (id, upload) => {
    posts.push({ id, upload })
    return answers.shift() ?? { saved: { state: 'saved' } }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(name = 'people.csv') {
  await store.open({ kind: 'text', text, name }, () => createSheet(form), {})
}
const settle = () => vi.advanceTimersByTimeAsync(1_000)
const state = () => store.read().draft.state

test('rows are saved once, and then what is done with them', async () => {
  await open()
  expect(state()).toBe('saving')
  await settle()
  expect(state()).toBe('saved')
  expect(posts).toMatchObject([
    { id: store.read().id, upload: { source: { rows: [{}, {}] }, work: { name: 'people.csv', rows: 2, toFix: null } } },
  ])
  store.set({ step: 'check' })
  await store.check(jobs)
  await store.change((sheet) => sheet.edit(2, 'email', 'bo@example.com'))
  await settle()
  expect(posts.at(-1)?.upload).toMatchObject({
    source: null,
    work: { step: 'check', toFix: 0, corrections: { cells: [[2, 0, 'bo@example.com']] } },
  })
  const count = posts.length
  await settle()
  expect(posts, 'nothing has changed').toHaveLength(count)
})

test('a change while an earlier one is being saved has its own turn', async () => {
  await open()
  await vi.advanceTimersByTimeAsync(300)
  store.match({ columns: ['email', null, 'job'], constants: {} })
  expect(state()).toBe('saving')
  await settle()
  expect(state()).toBe('saved')
  expect(posts.at(-1)?.upload.work?.matching.columns).toEqual(['email', null, 'job'])
})

test('what could not be saved for the moment is saved a little later, its rows included', async () => {
  answers = [{ problem: 'desk-unreachable' }]
  await open()
  await settle()
  expect(state()).toBe('desk-unreachable')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(state()).toBe('saved')
  expect(posts.at(-1)?.upload.source?.rows).toHaveLength(2)
})

test('an ended session is waited for', async () => {
  answers = [{ problem: 'signed-out' }]
  await open()
  await settle()
  expect(state()).toBe('signed-out')
  saver.saveNow()
  await settle()
  expect(state()).toBe('saved')
})

test('an upload that another tab has taken over is left to it, until a person takes it back', async () => {
  answers = [{ saved: { state: 'elsewhere' } }]
  await open()
  await settle()
  expect(state()).toBe('elsewhere')
  store.match({ columns: [null, null, null], constants: {} })
  await settle()
  expect(posts).toHaveLength(1)
  saver.takeOver()
  await settle()
  expect(state()).toBe('saved')
  expect(posts.at(-1)?.upload).toMatchObject({ takesOver: true, work: { matching: { columns: [null, null, null] } } })
})

test('an upload that another tab has sent says as which run, and is saved no more', async () => {
  answers = [{ saved: { state: 'sent', runId: 'run' } }]
  await open()
  await settle()
  expect(store.read().draft).toEqual({ state: 'sent', runId: 'run' })
  store.match({ columns: [null, null, null], constants: {} })
  await settle()
  expect(posts).toHaveLength(1)
})

test('discarding deletes it after what is being saved; leaving it for another one does not', async () => {
  await open()
  await settle()
  const first = store.read().id
  await open('others.csv')
  await settle()
  const second = store.read().id
  store.match({ columns: [null, null, null], constants: {} })
  saver.discard()
  await settle()
  expect(store.read().opened).toBeNull()
  expect(posts.filter(({ upload }) => upload.work === null).map(({ id }) => id)).toEqual([second])
  expect([saver.isDiscarded(first), saver.isDiscarded(second)]).toEqual([false, true])
})

test('nothing is saved while rows are uploaded, and all of it where that failed', async () => {
  await open()
  await settle()
  store.set({ sending: { state: 'handing', done: 0, of: 1 }, plan: { ...store.read().plan, name: 'May' } })
  await settle()
  expect(posts).toHaveLength(1)
  store.set({ sending: { state: 'failed', done: 0, of: 1, error: { kind: 'desk-unreachable' } } })
  await settle()
  expect(posts.at(-1)?.upload.work?.plan.name).toBe('May')
})

test('an upload that is continued is as far as it was, and this tab takes it over', async () => {
  await open()
  await settle()
  store.set({ step: 'check' })
  await store.check(jobs)
  await settle()
  const { id } = store.read()
  const saved = posts.map(({ upload }) => upload)
  const source = saved[0]?.source
  const work: UploadWork | null | undefined = saved.at(-1)?.work
  if (!source || !work) throw new Error('Nothing was saved')
  store.forget()
  await store.resume(id, { source, work }, () => createSheet(form))
  expect(store.read()).toMatchObject({ id, step: 'check', lastToFix: 1, opened: { name: 'people.csv', rows: 2 } })
  await settle()
  expect(posts.at(-1)).toMatchObject({ id, upload: { takesOver: true, source: null, work: { toFix: 1 } } })
})
