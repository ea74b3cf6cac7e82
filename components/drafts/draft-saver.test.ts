import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SaveDraft } from '@/lib/drafts/contract'
import { DraftSaver, type DraftValues } from './draft-saver'

const empty: DraftValues = { fields: {}, others: [] }
const typed = (text: string): DraftValues => ({ fields: {}, others: [{ name: 'note', json: JSON.stringify(text) }] })

let posts: SaveDraft[] = []
let onServer: unknown = null
let isReachable = true
let form = empty
let overIds: string[] = []
const setState = vi.fn()

function createSaver() {
  const source = {
    form: 'new-job' as const,
    nodes: [],
    mark: 'shape',
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
  form = empty
  overIds = []
  setState.mockClear()
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (!isReachable) throw new TypeError('fetch failed')
    if (init.method !== 'POST') return Response.json({ draft: onServer })
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

  test('is saved again by itself after the connection was lost', async () => {
    const saver = createSaver()
    isReachable = false
    form = typed('a')
    saver.saveInTurn()
    await vi.advanceTimersByTimeAsync(1)
    expect(setState).toHaveBeenLastCalledWith('unsaved')
    isReachable = true
    await vi.runAllTimersAsync()
    expect(posts).toHaveLength(1)
    expect(setState).toHaveBeenLastCalledWith('saved')
  })

  test('keeps its id until its dispatch is over; then the next draft replaces it', async () => {
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

  test('that was sent leaves an empty form, saved as a draft of its own', async () => {
    const saver = createSaver()
    form = typed('a')
    const id = await saver.idToSend()
    saver.startAnew()
    await vi.runAllTimersAsync()
    expect(form).toEqual(empty)
    expect(posts.at(-1)).toMatchObject({ replaces: id, kept: null })
    expect(saver.hasContent()).toBe(false)
  })
})
