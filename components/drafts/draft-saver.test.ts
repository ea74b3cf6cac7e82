import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SaveDraft } from '@/lib/drafts/contract'
import { askToSignInAgain, stopAskingToSignIn } from '../api/session-ended'
import { DraftSaver, type DraftValues } from './draft-saver'

const empty: DraftValues = { fields: {}, others: [] }
const typed = (text: string): DraftValues => ({ fields: {}, others: [{ name: 'note', json: JSON.stringify(text) }] })

let posts: SaveDraft[] = []
let onServer: unknown = null
let isReachable = true
let status = 200
let form = empty
let overIds: string[] = []
const setState = vi.fn()

function createSaver() {
  const source = {
    form: 'new-job' as const,
    nodes: [],
    formFingerprint: 'shape',
    values: () => form,
    load: (values: DraftValues) => {
      form = values
    },
    isOver: (id: string) => overIds.includes(id),
  }
  const saver = new DraftSaver(null, source, { setDispatchId: vi.fn(), setState, setUnmapped: vi.fn() })
  saver.rememberValues()
  return saver
}

beforeEach(() => {
  vi.useFakeTimers()
  posts = []
  onServer = null
  isReachable = true
  status = 200
  form = empty
  overIds = []
  setState.mockClear()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (!isReachable) throw new TypeError('fetch failed')
    if (init.method !== 'POST') return Response.json({ draft: onServer })
    if (status !== 200) return new Response('<h1>No</h1>', { status })
    const post: SaveDraft = JSON.parse(String(init.body))
    posts.push(post)
    return Response.json({ dispatchId: post.dispatchId, savedAt: `save ${posts.length}` })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a draft', () => {
  test('is saved once after a pause in typing, with the latest values', async () => {
    const saver = createSaver()
    form = typed('a')
    saver.saveLater()
    form = typed('ab')
    saver.saveLater()
    await vi.runAllTimersAsync()
    expect(posts.map(({ kept }) => kept?.others)).toEqual([typed('ab').others])
    expect(setState).toHaveBeenLastCalledWith('saved')
  })

  test('discarded before it was read is deleted when the page is left', async () => {
    const saver = createSaver()
    form = typed('a')
    saver.saveInTurn()
    await vi.runAllTimersAsync()
    const answer = new Promise<Response>(() => {})
    const answering = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => (init.method === 'POST' ? answering(url, init) : answer))
    saver.readInTurn()
    await vi.advanceTimersByTimeAsync(1)
    saver.startAgain()
    saver.saveParting()
    await vi.advanceTimersByTimeAsync(1)
    expect(posts.map(({ kept }) => kept?.others ?? null)).toEqual([typed('a').others, null])
  })

  test('left unsaved is saved later, unless the form has saved a newer one by then', async () => {
    status = 503
    const left = createSaver()
    form = typed('a')
    left.leave()
    await vi.advanceTimersByTimeAsync(1)
    status = 200
    await vi.advanceTimersByTimeAsync(5_000)
    expect(posts.map(({ kept }) => kept?.others)).toEqual([typed('a').others])

    status = 503
    form = typed('b')
    left.leave()
    await vi.advanceTimersByTimeAsync(1)
    status = 200
    const opened = createSaver()
    form = typed('c')
    opened.saveInTurn()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(posts.slice(1).map(({ kept }) => kept?.others)).toEqual([typed('c').others])
  })

  test('is saved again on its own after the connection was lost', async () => {
    const saver = createSaver()
    isReachable = false
    form = typed('a')
    saver.saveInTurn()
    await vi.advanceTimersByTimeAsync(1)
    expect(setState).toHaveBeenLastCalledWith('desk-unreachable')
    isReachable = true
    await vi.runAllTimersAsync()
    expect(posts).toHaveLength(1)
    expect(setState).toHaveBeenLastCalledWith('saved')
  })

  test('is not saved while the sign-in is open over the page: it is not known who signs in', async () => {
    const saver = createSaver()
    askToSignInAgain()
    form = typed('a')
    saver.saveInTurn()
    await vi.runAllTimersAsync()
    expect(posts).toHaveLength(0)
    expect(setState).toHaveBeenLastCalledWith('signed-out')
    stopAskingToSignIn()
    saver.saveInTurn()
    await vi.runAllTimersAsync()
    expect(posts).toHaveLength(1)
  })

  test.each([
    [400, 'not-readable'],
    [401, 'signed-out'],
    [403, 'not-allowed'],
    [413, 'too-large'],
  ])('rejected by the desk with %i is shown as %s, and not saved again unchanged', async (refusal, state) => {
    const saver = createSaver()
    status = refusal
    form = typed('a')
    saver.saveInTurn()
    await vi.advanceTimersByTimeAsync(1)
    expect(setState).toHaveBeenLastCalledWith(state)
    status = 200
    await vi.runAllTimersAsync()
    expect(posts).toHaveLength(0)
  })

  test.each([
    [500, 'desk-fault'],
    [503, 'desk-unreachable'],
  ])('that got a %i is shown as %s, and saved again later', async (fault, state) => {
    const saver = createSaver()
    status = fault
    form = typed('a')
    saver.saveInTurn()
    await vi.advanceTimersByTimeAsync(1)
    expect(setState).toHaveBeenLastCalledWith(state)
    status = 200
    await vi.runAllTimersAsync()
    expect(posts).toHaveLength(1)
    expect(setState).toHaveBeenLastCalledWith('saved')
  })

  test('shows that it could not be saved while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const saver = createSaver()
    isReachable = false
    form = typed('a')
    saver.saveInTurn()
    await vi.advanceTimersByTimeAsync(1)
    expect(setState).toHaveBeenLastCalledWith('offline')
  })

  test('keeps its ID until its dispatch is finished; then the next draft replaces it', async () => {
    const saver = createSaver()
    form = typed('a')
    const id = await saver.idToSend()
    expect(await saver.idToSend()).toBe(id)
    overIds = [id]
    form = typed('b')
    const next = await saver.idToSend()
    expect(next).not.toBe(id)
    expect(posts.at(-1)).toMatchObject({ dispatchId: next, replaces: id })
  })

  test('is not replaced by an untouched copy until the user has changed it', async () => {
    const saver = createSaver()
    form = typed('mine')
    saver.saveInTurn()
    await vi.runAllTimersAsync()
    const copy = typed('copy')
    saver.fill(copy)
    await vi.runAllTimersAsync()
    expect(form).toEqual(copy)
    expect(posts.at(-1)?.kept).toBeNull()
    expect(saver.hasContent(), 'the next copy need not ask').toBe(false)
    form = typed('copy, changed')
    saver.saveLater()
    await vi.runAllTimersAsync()
    expect(posts.at(-1)?.kept?.others).toEqual(form.others)
    expect(saver.hasContent()).toBe(true)
    form = copy
    saver.saveLater()
    await vi.runAllTimersAsync()
    expect(posts.at(-1)?.kept, 'changed back').toBeNull()
  })

  test('of a copy sent unchanged is saved, so that other tabs show its outcome', async () => {
    const saver = createSaver()
    saver.fill(typed('copy'))
    await vi.runAllTimersAsync()
    expect(posts).toEqual([])
    const id = await saver.idToSend()
    expect(posts).toMatchObject([{ dispatchId: id, kept: { others: typed('copy').others } }])
  })

  test('of an untouched copy is kept while it is being sent, and is not a draft again if it was not sent', async () => {
    const saver = createSaver()
    saver.fill(typed('copy'))
    const id = await saver.idToSend()
    expect(posts.at(-1)).toMatchObject({ dispatchId: id, kept: { others: [{ name: 'note' }] } })
    saver.notSent()
    await vi.advanceTimersByTimeAsync(0)
    expect(posts.at(-1)).toMatchObject({ dispatchId: id, kept: null })
    expect(setState).toHaveBeenLastCalledWith('untouched')
    expect(saver.hasContent()).toBe(false)

    expect(await saver.idToSend()).toBe(id)
    saver.sent()
    expect(posts.at(-1)).toMatchObject({ dispatchId: id, kept: { others: [{ name: 'note' }] } })
    expect(setState).toHaveBeenLastCalledWith('saved')
    expect(saver.hasContent()).toBe(true)
  })

  test('from another tab fills the form, but never replaces unsaved values', async () => {
    const saver = createSaver()
    const kept = { mark: 'shape', ...typed('elsewhere'), body: {} }
    onServer = { dispatchId: crypto.randomUUID(), savedAt: 'later', kept }
    form = typed('unsaved')
    saver.readInTurn()
    await vi.runAllTimersAsync()
    expect(form).toEqual(typed('unsaved'))
    form = empty
    saver.readInTurn()
    await vi.runAllTimersAsync()
    expect(form).toMatchObject(typed('elsewhere'))
  })

  test.each(['read', 'saved'])('begun while the earlier one is being %s stays empty, and replaces it', async (at) => {
    const saver = createSaver()
    form = typed('a')
    const id = await saver.idToSend()
    if (at === 'read') {
      onServer = { dispatchId: id, savedAt: 'later', kept: { mark: 'shape', ...form, body: {} } }
      saver.readInTurn()
    } else {
      form = typed('ab')
      saver.saveInTurn()
    }
    // The save is in progress.
    await Promise.resolve()
    saver.startAgain()
    await vi.runAllTimersAsync()
    expect(form).toEqual(empty)
    expect(posts.at(-1)).toMatchObject({ replaces: id, kept: null })
    expect(posts.at(-1)?.dispatchId).not.toBe(id)
  })

  test('leaves an empty form after it was sent, saved as a separate draft', async () => {
    const saver = createSaver()
    form = typed('a')
    const id = await saver.idToSend()
    saver.startAgain()
    await vi.runAllTimersAsync()
    expect(form).toEqual(empty)
    expect(posts.at(-1)).toMatchObject({ replaces: id, kept: null })
    expect(saver.hasContent()).toBe(false)
  })
})
