import { describe, expect, test } from 'vitest'
import { type AskedPage, createMovingList, failedAnswer, type MovingList } from '../../testing/moving-list'
import { numbers, readToEnd } from '../../testing/read-to-end'
import type { PartnerFailure } from '../failure/failure'
import { failureFromTransport } from '../failure/make-failure'
import { createPageReader } from './page-reader'

const mapping = { id: '/id' }

/** Fails for every page that contains one of these ids. */
const poison =
  (ids: unknown[], status = 504) =>
  ({ offset, limit }: AskedPage, { records }: MovingList): PartnerFailure | undefined =>
    records.slice(offset, offset + limit).some(({ id }) => ids.includes(id)) ? failedAnswer(status) : undefined

describe('a partner too slow for the page size', () => {
  test('spec 7, 504: gets half the page size until it succeeds, and more again after three good pages', async () => {
    const list = createMovingList(60, ({ limit }) => (limit > 6 ? failedAnswer(504) : undefined))
    const { ids, asked } = await readToEnd(list)
    expect(ids).toEqual(numbers(1, 60))
    expect(asked.slice(0, 9)).toEqual(['0/50', '0/25', '0/12', '0/6', '5/6', '10/6', '15/12', '15/6', '20/6'])
  })

  test('is read one record at a time when it cannot deliver more', async () => {
    const { ids, asked } = await readToEnd(
      createMovingList(9, ({ limit }) => (limit > 1 ? failedAnswer(504) : undefined)),
    )
    expect(ids).toEqual(numbers(1, 9))
    expect(asked.slice(4, 11)).toEqual(['0/3', '0/2', '0/1', '1/1', '0/1', '2/1', '1/1'])
  })

  test('has only one page halved after a single slow response', async () => {
    const list = createMovingList(200, (_, { asked }) => (asked.length === 2 ? failedAnswer(504) : undefined))
    expect((await readToEnd(list)).asked).toEqual(['0/50', '45/50', '48/25', '71/25', '94/25', '114/50', '159/50'])
  })
})

describe('after a failure the reader', () => {
  test.each([403, 429, 502, 503])('with %i requests the same page again as long as it fails', async (status) => {
    const list = createMovingList(60, (_, { asked }) =>
      asked.length > 1 && asked.length < 30 ? failedAnswer(status) : undefined,
    )
    const { ids, skipped } = await readToEnd(list)
    expect(new Set(list.asked.slice(1).map(({ offset, limit }) => `${offset}/${limit}`))).toEqual(new Set(['45/50']))
    expect(ids).toEqual(numbers(1, 60))
    expect(skipped).toEqual([])
  })

  test('spec 7, 500: repeats the request after the first one, and halves the page size from the second on', async () => {
    const list = createMovingList(60, (_, { asked }) => (asked.length <= 3 ? failedAnswer(500) : undefined))
    expect((await readToEnd(list)).asked.slice(0, 4)).toEqual(['0/50', '0/50', '0/25', '0/12'])
  })

  test('keeps its page size when a 500 occurs only now and then', async () => {
    const list = createMovingList(300, (_, { asked }) => (asked.length % 2 === 1 ? failedAnswer(500) : undefined))
    expect(new Set((await readToEnd(list)).asked.map((one) => one.split('/')[1]))).toEqual(new Set(['50']))
  })

  test('does not reduce the page size when a website answers in place of the partner', async () => {
    const origin = { endpoint: 'list-applicants', reference: 'R1', keyEnd: null } as const
    const page = failureFromTransport(origin, 'unreadable-answer', { status: 200, issue: 'web-page' })
    const list = createMovingList(60, (_, { asked }) => (asked.length < 20 ? page : undefined))
    expect(new Set((await readToEnd(list)).asked.slice(0, 20))).toEqual(new Set(['0/50']))
  })

  test('passes the signal to the request, and continues after an abort', async () => {
    const list = createMovingList(60)
    const reader = createPageReader({ readPage: list.readPage, mapping })
    const stop = new AbortController()
    stop.abort()
    expect(await reader.next({ signal: stop.signal })).toMatchObject({ ok: false, failure: { kind: 'stopped' } })
    expect(reader.progress()).toMatchObject({ delivered: 0, limit: 50, offset: 0, skipped: [] })
    expect(await reader.next()).toMatchObject({ ok: true })
    expect(reader.progress()).toMatchObject({ delivered: 50, limit: 50, offset: 50, skipped: [] })
  })
})

describe.each([400, 404])('a partner that answers %i to an offset beyond its end', (status) => {
  const refuses = ({ offset }: AskedPage, { records }: MovingList) =>
    offset > 0 && offset >= records.length ? failedAnswer(status) : undefined

  test('is read to its end when the list shrinks meanwhile', async () => {
    const list = createMovingList(400, (page, list) => {
      if (list.asked.length === 6) list.remove(100, 300)
      return refuses(page, list)
    })
    const { ids, failureCount } = await readToEnd(list)
    expect(ids).toEqual(numbers(1, 230))
    expect(failureCount).toBe(0)
  })

  test('shows its newcomers to a reader that resumes behind the end', async () => {
    const list = createMovingList(400, refuses)
    list.remove(100, 300)
    list.insert(100, 3)
    const keys = numbers(51, 100).map((id) => `id:${id}`)
    const { ids, asked, failureCount } = await readToEnd(list, { resume: { offset: 400, keys } })
    expect(ids).toEqual(expect.arrayContaining(numbers(401, 403)))
    expect(asked[0]).toBe('395/50')
    expect(failureCount).toBe(0)
  })
})

describe('a partner that answers 400 for another reason', () => {
  async function readUntilFailure(list: MovingList) {
    const reader = createPageReader({ readPage: list.readPage, mapping })
    for (let failures = 0; failures < 3 && !reader.isDone(); ) if (!(await reader.next()).ok) failures += 1
    return { ...reader.progress(), isDone: reader.isDone() }
  }

  test('fails, and never ends the list, when it is an offset that it does not serve', async () => {
    const list = createMovingList(400, ({ offset }) => (offset > 150 ? failedAnswer(400) : undefined))
    expect(await readUntilFailure(list)).toMatchObject({ isDone: false, delivered: 185 })
    expect(list.asked.length).toBeLessThan(12)
  })

  test('fails, and never ends the list, when it shows fewer applicants than it says there are', async () => {
    const list = createMovingList(150, ({ offset }) => (offset >= 150 ? failedAnswer(400) : undefined), {
      overcount: 250,
    })
    expect(await readUntilFailure(list)).toMatchObject({ isDone: false, delivered: 150 })
  })

  test('fails, and never ends the list, when it is a page size that it does not serve', async () => {
    const list = createMovingList(400, ({ limit }, { asked }) => {
      if (asked.length === 1) return failedAnswer(504)
      return limit > 25 ? failedAnswer(400) : undefined
    })
    expect(await readUntilFailure(list)).toMatchObject({ isDone: false, delivered: 71 })
  })

  test('requests the same page again as long as it fails', async () => {
    const list = createMovingList(60, (_, { asked }) =>
      asked.length > 1 && asked.length < 30 ? failedAnswer(400) : undefined,
    )
    const { ids } = await readToEnd(list)
    expect(new Set(list.asked.map(({ offset, limit }) => `${offset}/${limit}`))).toEqual(new Set(['0/50', '45/50']))
    expect(ids).toEqual(numbers(1, 60))
  })
})

describe('a record that fails every page containing it', () => {
  test('is found by halving, requested twice between its neighbours, and skipped', async () => {
    const { ids, skipped, asked, failureCount } = await readToEnd(createMovingList(120, poison([60])))
    expect(ids).toEqual([...numbers(1, 59), ...numbers(61, 120)])
    expect(skipped).toMatchObject([{ offset: 59, failure: { kind: 'too-slow' }, isExact: true }])
    const halved = '45/50 48/25 49/12 49/6 54/6 54/3 56/3 58/3 58/2'
    const upAndDown = '58/1 59/1 60/1 59/1 58/1'
    expect(asked.join(' ')).toContain(`${halved} ${upAndDown} 60/2 61/2 62/2 63/3`)
    // The failure on the way down was expected, so the caller is not told.
    expect(failureCount).toBe(7)
  })

  test.each([
    ['the first', [1]],
    ['the last', [120]],
    ['neighbours', [60, 61, 62]],
    ['two on one page', [60, 70]],
    ['all', numbers(1, 120)],
  ])('with %s does not keep the others from being delivered', async (_, ids) => {
    for (const status of [500, 504]) {
      const { ids: delivered, skipped } = await readToEnd(createMovingList(120, poison(ids, status)))
      expect(delivered).toEqual(numbers(1, 120).filter((id) => !ids.includes(id)))
      expect(skipped.map(({ offset }) => offset + 1)).toEqual(ids)
    }
  })

  test('is not assumed when the partner is down for a while', async () => {
    for (const status of [500, 504]) {
      const list = createMovingList(120, (_, { asked }) =>
        asked.length > 1 && asked.length < 60 ? failedAnswer(status) : undefined,
      )
      const { ids, skipped } = await readToEnd(list)
      expect(ids).toEqual(numbers(1, 120))
      expect(skipped).toEqual([])
    }
  })

  // Before: Z A (60) X (62) C. After two removals above, the second poisoned record is at the first one's offset and
  // fails there.
  test('does not hide the record between two of them when the list moves between single reads', async () => {
    let failuresAlone = 0
    const list = createMovingList(120, (asked, moving) => {
      const failure = poison([60, 62])(asked, moving)
      if (failure && asked.limit === 1 && ++failuresAlone === 1) moving.remove(0, 2)
      return failure
    })
    const { ids } = await readToEnd(list)
    expect(ids).toEqual(numbers(1, 120).filter((id) => id !== 60 && id !== 62))
  })

  test('is not assumed after a 429', async () => {
    const list = createMovingList(9, ({ offset, limit }, { asked }) =>
      limit > 1 ? failedAnswer(504) : offset === 4 && asked.length < 40 ? failedAnswer(429) : undefined,
    )
    const { ids, skipped } = await readToEnd(list)
    expect(ids).toEqual(numbers(1, 9))
    expect(skipped).toEqual([])
  })

  test('does not lose another when the list changes twice during single reads', async () => {
    const list = createMovingList(20, ({ limit }, { asked, remove, insert }) => {
      if (asked.length === 14) remove(0, 1)
      if (asked.length === 15) insert(0, 2)
      return limit > 1 ? failedAnswer(504) : undefined
    })
    const { ids, asked } = await readToEnd(list)
    expect(asked.slice(12, 16)).toEqual(['2/1', '3/1', '2/1', '2/1'])
    expect(ids).toEqual(expect.arrayContaining(numbers(2, 20)))
  })

  test('makes the reader step back further each time, also while it reads single records', async () => {
    const list = createMovingList(60, ({ offset, limit }, { records, remove }) => {
      if (offset === 30 && limit === 1 && records.length === 60) remove(0, 25)
      return limit > 1 ? failedAnswer(504) : undefined
    })
    const { ids, asked } = await readToEnd(list)
    expect(ids).toEqual(numbers(1, 60))
    expect(asked.join(' ')).toContain('30/1 29/1 29/1 28/1 26/1 22/1 14/1 0/1 1/1')
  })

  test('is reported twice rather than not at all when the record behind it disappears', async () => {
    const list = createMovingList(120, (asked, moving) => {
      if (asked.offset === 60 && asked.limit === 2) moving.records = moving.records.filter(({ id }) => id !== 61)
      return poison([60])(asked, moving)
    })
    const { ids, skipped } = await readToEnd(list)
    expect(ids).toEqual([...numbers(1, 59), ...numbers(61, 120)])
    expect(skipped).toMatchObject([{ offset: 59 }, { offset: 59 }])
  })

  test('is reported as inexact when the list never stops moving', async () => {
    const list = createMovingList(120, (asked, moving) => {
      if (moving.asked.length % 3 === 0) moving.insert(0, 1)
      return poison([60])(asked, moving)
    })
    const { skipped } = await readToEnd(list)
    expect(skipped.length).toBeGreaterThan(0)
    expect(skipped.every(({ isExact }) => !isExact)).toBe(true)
  })
})
