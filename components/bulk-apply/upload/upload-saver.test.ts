import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSheet } from '@/lib/bulk-apply/sheet/create-sheet'
import type { SaveUpload, UploadSaved, UploadWork } from '@/lib/bulk-apply/sheet/saved-upload'
import { testForm, testJob } from '@/lib/testing/test-form'
import type { DraftProblem } from '../../drafts/drafts-api'
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

test('saves rows once, and afterwards only the changes', async () => {
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

test('saves a change made during a save in a save of its own', async () => {
  await open()
  await vi.advanceTimersByTimeAsync(300)
  store.match({ columns: ['email', null, 'job'], constants: {} })
  expect(state()).toBe('saving')
  await settle()
  expect(state()).toBe('saved')
  expect(posts.at(-1)?.upload.work?.matching.columns).toEqual(['email', null, 'job'])
})

test('retries later what could not be saved, including the rows', async () => {
  answers = [{ problem: 'desk-unreachable' }]
  await open()
  await settle()
  expect(state()).toBe('desk-unreachable')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(state()).toBe('saved')
  expect(posts.at(-1)?.upload.source?.rows).toHaveLength(2)
})

test('waits for the user to sign in again after the session ended', async () => {
  answers = [{ problem: 'signed-out' }]
  await open()
  await settle()
  expect(state()).toBe('signed-out')
  saver.saveNow()
  await settle()
  expect(state()).toBe('saved')
})

test('stops saving an upload that another tab has taken over, until the user takes it back', async () => {
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

test('reports the run of an upload that another tab has sent, and stops saving', async () => {
  answers = [{ saved: { state: 'sent', runId: 'run' } }]
  await open()
  await settle()
  expect(store.read().draft).toEqual({ state: 'sent', runId: 'run' })
  store.match({ columns: [null, null, null], constants: {} })
  await settle()
  expect(posts).toHaveLength(1)
})

test('discarding deletes the upload after the save in progress, and leaving it for another does not', async () => {
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

test('saves nothing while rows are uploaded, and everything when that failed', async () => {
  await open()
  await settle()
  store.set({ sending: { state: 'uploading', done: 0, of: 1 }, plan: { ...store.read().plan, name: 'May' } })
  await settle()
  expect(posts).toHaveLength(1)
  store.set({ sending: { state: 'failed', done: 0, of: 1, error: { kind: 'desk-unreachable' } } })
  await settle()
  expect(posts.at(-1)?.upload.work?.plan.name).toBe('May')
})

test('continuing an upload restores its progress, and this tab takes it over', async () => {
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
