import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readShippedProfile } from '../../testing/shipped-profile'
import { createPartner } from '../client'
import { createPageReader } from './page-reader'

const profile = readShippedProfile()

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

type Answer = (offset: number, limit: number) => { from: number; to: number }
type Resume = { offset: number; keys: readonly string[] }

/** Reads a list of `count` applicants to its end, from a partner that answers each request with a part of it. */
async function readFrom(count: number, answer: Answer, resume?: Resume, headers: Record<string, string> = {}) {
  const records = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  const asked: string[] = []
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://partner').searchParams
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))]
    asked.push(`${offset}/${limit}`)
    const { from, to } = answer(offset, limit)
    for (const [name, value] of Object.entries({ 'content-type': 'application/json', ...headers }))
      response.setHeader(name, value)
    response.end(JSON.stringify({ data: records.slice(from, to) }))
  })
  const partner = await connectTo(server)
  const reader = createPageReader({ readPage: partner.listApplicants, mapping: { id: '/id' }, resume })
  const ids: unknown[] = []
  for (let requests = 0; !reader.isDone() && requests < 100; requests++) {
    const part = await reader.next()
    if (!part.ok) throw new Error(part.failure.title)
    ids.push(...part.value.records.map(({ id }) => id))
  }
  return { ids, asked, progress: reader.progress() }
}

async function connectTo(server: Server) {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createPartner({ sender: { url, key: 'key-of-the-test', newReference: () => 'R1' }, profile })
}

const to = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const cappedAt =
  (most: number): Answer =>
  (offset, limit) => ({ from: offset, to: offset + Math.min(limit, most) })

describe('spec 4.1: a partner that returns fewer at once than requested, and does not say so', () => {
  test.each([10, 12, 20, 25, 30, 35, 40, 45])('is read to the end with at most %d at once', async (most) => {
    const { ids, progress } = await readFrom(230, cappedAt(most))
    expect(ids).toEqual(to(230))
    expect(progress.isStuck).toBe(false)
  })

  test('is read to the end after a restart in the middle', async () => {
    const { ids } = await readFrom(230, cappedAt(25), {
      offset: 100,
      keys: to(100)
        .slice(90)
        .map((id) => `id:${id}`),
    })
    expect(ids).toEqual(to(230).slice(100))
  })

  test.each([7, 23, 49])('costs no extra request for a list of %d', async (count) => {
    const { ids, asked } = await readFrom(count, cappedAt(50))
    expect(ids).toEqual(to(count))
    expect(asked).toEqual(['0/50'])
  })

  test('costs one extra request for a list as long as a usual page', async () => {
    const { ids, asked } = await readFrom(30, cappedAt(50))
    expect(ids).toEqual(to(30))
    expect(asked).toEqual(['0/50', '27/30'])
  })

  test('is not suspected once it has returned more at once', async () => {
    const { ids, asked } = await readFrom(115, cappedAt(50))
    expect(ids).toEqual(to(115))
    expect(asked).toEqual(['0/50', '45/50', '90/50'])
  })
})

test('a partner that returns all 437 for every limit and offset has just these', async () => {
  const { ids, asked, progress } = await readFrom(437, () => ({ from: 0, to: 437 }))
  expect(ids).toEqual(to(437))
  expect(asked).toEqual(['0/50', '432/50'])
  expect(progress.isStuck).toBe(false)
})

test('a partner that returns the same 100 for every limit and offset may have more', async () => {
  const { ids, progress } = await readFrom(437, () => ({ from: 0, to: 100 }))
  expect(ids).toEqual(to(100))
  expect(progress.isStuck).toBe(true)
})

test('a partner whose list has a hole that stays is read up to it, and left in peace', async () => {
  const hole: Answer = (offset, limit) => ({ from: offset, to: offset >= 40 && offset < 80 ? offset : offset + limit })
  const { ids, asked, progress } = await readFrom(437, hole)
  expect(ids).toEqual(to(50))
  expect(progress.isStuck).toBe(true)
  expect(asked.length).toBeLessThan(50)
})

test('a partner that returns the same 30 for every offset has just these', async () => {
  const { ids, asked, progress } = await readFrom(30, () => ({ from: 0, to: 30 }))
  expect(ids).toEqual(to(30))
  expect(asked).toEqual(['0/50', '27/30'])
  expect(progress).toMatchObject({ isStuck: false, arrivedAbove: 0 })
})

test.each([{ link: '</applicants?cursor=20>; rel="next"' }, { 'x-total-count': '137' }])(
  'a partner that ignores the offset, but says %j in its headers, has more',
  async (headers) => {
    const { ids, progress } = await readFrom(137, () => ({ from: 0, to: 20 }), undefined, headers)
    expect(ids).toEqual(to(20))
    expect(progress).toMatchObject({ isStuck: true, arrivedAbove: 0 })
  },
)

test('a list of jobs that ignores the offset, but links to a next page, is known to be cut', async () => {
  const server = createServer((_, response) => {
    response.setHeader('link', '</jobs?page=2>; rel="next"')
    response.end(JSON.stringify([{ id: 1 }, { id: 2 }]))
  })
  const partner = await connectTo(server)
  expect(await partner.listJobs()).toMatchObject({ ok: true, value: { items: [{ id: 1 }, { id: 2 }], isCut: true } })
})
