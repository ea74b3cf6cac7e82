import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { readShippedProfile } from '../testing/shipped-profile'
import { createPartner } from './client'

const profile = readShippedProfile()

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

type Query = { offset: number; limit: number | null }
type Answer = { status?: number; body: unknown }

/** Lists the jobs of a partner that answers each request by `answer`; `asked` holds their queries. */
async function listFrom(answer: (query: Query) => Answer) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { search, searchParams } = new URL(request.url ?? '', 'http://partner')
    asked.push(search)
    const limit = searchParams.get('limit')
    const { status = 200, body } = answer({
      offset: Number(searchParams.get('offset') ?? 0),
      limit: limit === null ? null : Number(limit),
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const partner = createPartner({ sender: { url, key: 'key-of-the-test', newReference: () => 'R1' }, profile })
  const list = await partner.listJobs()
  const ids = list.ok ? list.value.items.map(({ id }) => id) : []
  return { list, ids, asked }
}

const jobs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Job ${index + 1}` }))
const to = (count: number) => jobs(count).map(({ id }) => id)
const pageOf = (count: number, { offset, limit }: Query) => jobs(count).slice(offset, offset + (limit ?? 30))

describe('spec 4, GET /jobs: a list that comes in pages', () => {
  test.each<[string, (query: Query) => unknown]>([
    ['a limit and an offset', (query) => ({ data: pageOf(70, query), limit: query.limit ?? 30, offset: query.offset })],
    ['a total', (query) => ({ data: pageOf(70, query), meta: { total_count: 70 } })],
    ['a flag', (query) => ({ data: pageOf(70, query), has_more: query.offset + (query.limit ?? 30) < 70 })],
  ])('is read to its end when the answer has %s', async (_, body) => {
    const { list, ids, asked } = await listFrom((query) => ({ body: body(query) }))
    expect(ids).toEqual(to(70))
    expect(list).toMatchObject({ ok: true, value: { isCut: false } })
    expect(asked).toEqual(['', '?offset=27&limit=30', '?offset=54&limit=30'])
  })

  test('is complete when a total counts jobs that the key may not read', async () => {
    const { list, ids, asked } = await listFrom((query) => ({ body: { data: pageOf(37, query), total: 40 } }))
    expect(ids).toEqual(to(37))
    expect(list).toMatchObject({ ok: true, value: { isCut: false } })
    expect(asked).toEqual(['', '?offset=27&limit=30', '?offset=36&limit=10', '?offset=37&limit=10'])
  })

  test('is complete when the next page has nothing new', async () => {
    const { list, ids } = await listFrom((query) => ({ body: { data: pageOf(30, query), limit: 30 } }))
    expect(ids).toEqual(to(30))
    expect(list).toMatchObject({ ok: true, value: { isCut: false } })
  })

  test('has each job once when one arrives at the top meanwhile', async () => {
    let requests = 0
    const { list, ids } = await listFrom(({ offset, limit }) => {
      const all = requests++ === 0 ? jobs(70) : [{ id: 71, name: 'Job 71' }, ...jobs(70)]
      return { body: { data: all.slice(offset, offset + (limit ?? 30)), limit: limit ?? 30 } }
    })
    expect(ids).toEqual(to(70))
    expect(list).toMatchObject({ ok: true, value: { isCut: false } })
  })
})

describe('a list of jobs stays cut when the partner', () => {
  const first = { data: jobs(30), has_more: true }

  test('ignores the query', async () => {
    const { list, ids, asked } = await listFrom(() => ({ body: first }))
    expect(ids).toEqual(to(30))
    expect(list).toMatchObject({ ok: true, value: { isCut: true } })
    expect(asked).toHaveLength(2)
  })

  test.each([400, 403, 422, 500, 503])('answers it with %i', async (status) => {
    const { list, ids, asked } = await listFrom(({ limit }) =>
      limit === null ? { body: first } : { status, body: {} },
    )
    expect(ids).toEqual(to(30))
    expect(list).toMatchObject({ ok: true, value: { isCut: true } })
    expect(asked).toHaveLength(2)
  })

  test.each([400, 500, 503])('fails with %i after several pages, and keeps the jobs read so far', async (status) => {
    const { list, ids } = await listFrom((query) =>
      query.offset > 50 ? { status, body: {} } : { body: { data: pageOf(200, query), has_more: true } },
    )
    expect(ids).toEqual(to(57))
    expect(list).toMatchObject({ ok: true, value: { isCut: true } })
  })

  test('needs more requests than the desk makes for one list, and keeps the jobs read so far', async () => {
    const { list, ids, asked } = await listFrom(({ offset }) => ({
      body: { data: jobs(1_000).slice(offset, offset + 2), has_more: offset + 2 < 1_000 },
    }))
    expect(list).toMatchObject({ ok: true, value: { isCut: true } })
    expect(asked).toHaveLength(201)
    expect(ids).toEqual(to(202))
  })

  test('has nothing on the page that it announced', async () => {
    const { list, ids } = await listFrom(({ limit }) => ({ body: limit === null ? first : { data: [] } }))
    expect(ids).toEqual(to(30))
    expect(list).toMatchObject({ ok: true, value: { isCut: true } })
  })
})

test('spec 7, 429: a list of which every second page is refused for the rate is read to its end', async () => {
  let requests = 0
  const { list, ids } = await listFrom((query) => {
    requests += 1
    return requests % 2 === 0 ? { status: 429, body: {} } : { body: { data: pageOf(130, query), total: 130 } }
  })
  expect(ids).toEqual(to(130))
  expect(list).toMatchObject({ ok: true, value: { isCut: false } })
})

test('spec 7, 429: a rate limit between the pages is a failure, as the list can be read later', async () => {
  const { list } = await listFrom(({ limit }) =>
    limit === null ? { body: { data: jobs(30), has_more: true } } : { status: 429, body: {} },
  )
  expect(list).toMatchObject({ ok: false, failure: { kind: 'rate-limited' } })
})
