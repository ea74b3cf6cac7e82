import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApplicantList, type ListState } from './applicant-list'

const mapping = {
  key: { id: '/id' },
  email: null,
  name: '/name',
  phone: null,
  job: null,
  time: null,
  status: null,
  jobTitle: null,
  team: null,
  columns: ['/name'],
}

/** A partner's list behind our own API: ids in order, newest first. */
class Desk {
  ids = Array.from({ length: 400 }, (_, index) => index)
  asked: string[] = []
  most = 0
  fails: { status: number; body: unknown } | null = null
  /** The request for the page at this offset stays pending until it is aborted. */
  isStuckAt = Infinity
  isStuck = false
  #open = 0

  answer = async (url: string, { signal }: { signal: AbortSignal }) => {
    this.asked.push(url)
    this.#open += 1
    this.most = Math.max(this.most, this.#open)
    await new Promise((resolve) => setTimeout(resolve, 1))
    const offsetAsked = Number(new URL(url, 'http://desk').searchParams.get('offset'))
    if (offsetAsked >= this.isStuckAt) {
      this.isStuck = true
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    }
    this.#open -= 1
    signal.throwIfAborted()
    if (this.fails) return new Response(JSON.stringify(this.fails.body), { status: this.fails.status })
    const query = new URL(url, 'http://desk').searchParams
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
    const items = this.ids.slice(offset, offset + limit).map((id) => ({ id, name: `Person ${id}` }))
    return new Response(JSON.stringify({ items, limit, nextOffset: null }))
  }

  open() {
    const items = this.ids.slice(0, 50).map((id) => ({ id, name: `Person ${id}` }))
    return new ApplicantList({ page: { items, limit: 50, nextOffset: 50 }, loadedAt: 1 }, mapping)
  }
}

function until(list: ApplicantList, isSo: (state: ListState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isSo(list.read()) && resolve()
    list.subscribe(look)
    look()
  })
}

const idle = (list: ApplicantList) => until(list, ({ work }) => work === null)
const ids = (list: ApplicantList) => list.records().map(({ id }) => id)

let desk: Desk
beforeEach(() => {
  desk = new Desk()
  vi.stubGlobal('fetch', desk.answer)
})
afterEach(() => vi.unstubAllGlobals())

describe('the list of applicants', () => {
  test('goes on loading, and keeps what it has, when its records are shown by other fields', async () => {
    const list = desk.open()
    list.loadAll()
    await until(list, ({ count }) => count > 100)
    list.remap({ ...mapping, columns: ['/id', '/name'] })
    expect(list.read().columns.map(({ pointer }) => pointer)).toEqual(['/id', '/name'])
    await idle(list)
    expect(ids(list)).toEqual(desk.ids)
    expect(desk.asked.filter((url) => url.includes('offset=0&'))).toEqual([])
    const { columns } = list.read()
    list.remap({ ...mapping, columns: ['/id', '/name'], team: '/team' })
    expect(list.read().columns).toBe(columns)
  })

  test('loads the requested rows, several pages at once, and requests nothing twice', async () => {
    const list = desk.open()
    list.want(120)
    list.want(160)
    list.want(140)
    await idle(list)
    expect(list.read().count).toBeGreaterThanOrEqual(140)
    expect(list.read().count).toBeLessThan(200)
    expect(desk.most).toBe(2)
    expect(new Set(desk.asked).size).toBe(desk.asked.length)
    list.want(list.read().count)
    expect(desk.asked).toHaveLength(2)
  })

  test('has at most four requests in flight, however many rows are requested', async () => {
    const list = desk.open()
    list.want(400)
    await idle(list)
    expect(ids(list)).toEqual(desk.ids)
    expect(desk.most).toBe(4)
  })

  test('requests no more pages once fewer rows are wanted, and keeps the pages requested', async () => {
    const list = desk.open()
    await list.prepare()
    list.want(400)
    while (desk.asked.length === 0) await Promise.resolve()
    list.want(60)
    await idle(list)
    expect(ids(list)).toEqual(desk.ids.slice(0, 50 + 4 * 45))
    expect(desk.asked).toHaveLength(4)
  })

  test('spec 4.1: "Load all" reads up to the short page, in the bulk lane', async () => {
    const list = desk.open()
    list.loadAll()
    await until(list, ({ hasMore, work }) => !hasMore && work === null)
    expect(ids(list)).toEqual(desk.ids)
    expect(desk.asked.every((url) => url.endsWith('&lane=bulk'))).toBe(true)
    expect(desk.most).toBe(1)
  })

  test('says how many are loaded while the next page is slow', async () => {
    const list = desk.open()
    desk.isStuckAt = 100
    list.loadAll()
    await vi.waitFor(() => expect(desk.isStuck).toBe(true), 60_000)
    await vi.waitFor(() => expect(list.read().count).toBe(list.records().length), 60_000)
    expect(list.read()).toMatchObject({ work: { kind: 'all' }, hasMore: true })
    list.stop()
    await idle(list)
  })

  test('switches to loading all in the middle of a page', async () => {
    const list = desk.open()
    list.want(60)
    list.loadAll()
    await until(list, ({ hasMore }) => !hasMore)
    expect(ids(list)).toEqual(desk.ids)
    expect(desk.most).toBe(1)
  })

  test('after "Stop", scrolling loads nothing until the user asks for more', async () => {
    const list = desk.open()
    desk.isStuckAt = 135
    list.want(400)
    await until(list, ({ count }) => count > 50)
    list.stop()
    await idle(list)
    desk.isStuckAt = Infinity
    const { count } = list.read()
    const asked = desk.asked.length
    list.want(400)
    expect(list.read()).toMatchObject({ work: null, error: null, isHeld: true, count })
    expect(desk.asked).toHaveLength(asked)
    list.loadMore()
    await idle(list)
    expect(list.read().count).toBeGreaterThan(count)
  })

  test('keeps the loaded rows when a page fails, shows the reason, and continues from there', async () => {
    const list = desk.open()
    desk.fails = { status: 500, body: { errorId: '7F3K-2Q' } }
    list.want(100)
    await idle(list)
    expect(list.read()).toMatchObject({ count: 50, isHeld: true, error: { reason: { kind: 'desk-fault' } } })
    desk.fails = null
    list.loadMore()
    await idle(list)
    expect(list.read().error).toBeNull()
    expect(ids(list)).toEqual(desk.ids.slice(0, list.read().count))
  })

  test('counts new applicants, and shows them first on request', async () => {
    const list = desk.open()
    desk.ids = [-3, -2, -1, ...desk.ids]
    list.want(60)
    await until(list, ({ arrivedAbove }) => arrivedAbove === 3)
    await idle(list)
    const before = list.read().count
    list.showNewcomers()
    await until(list, ({ newcomers }) => newcomers.length === 3)
    expect(list.read().newcomers.map((position) => list.record(position)?.id)).toEqual([-3, -2, -1])
    expect(list.read()).toMatchObject({ arrivedAbove: 0, count: before + 3 })
    desk.ids = [-4, ...desk.ids]
    list.showNewcomers()
    await until(list, ({ newcomers }) => newcomers.length === 4)
    expect(list.record(list.read().newcomers[0] ?? -1)?.id).toBe(-4)
  })

  test('looks for new applicants again when that failed, though the list is loaded to its end', async () => {
    const list = desk.open()
    list.loadAll()
    await until(list, ({ hasMore, work }) => !hasMore && work === null)
    desk.ids = [-1, ...desk.ids]
    desk.fails = { status: 500, body: {} }
    list.showNewcomers()
    await until(list, ({ error }) => error !== null)
    desk.fails = null
    list.retry()
    await until(list, ({ newcomers }) => newcomers.length === 1)
    expect(list.read().error).toBeNull()
  })

  test('adds columns as records are loaded', async () => {
    const list = desk.open()
    expect(list.read().columns.map(({ pointer }) => pointer)).toEqual(['/name', '/id'])
    expect(list.read().columns[0]).toMatchObject({ filled: 50, sample: 'Person 0' })
  })
})
