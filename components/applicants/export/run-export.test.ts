import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WholeSearch } from '@/lib/applicants/contract'
import { downloadIdHeader } from '@/lib/http/contract'
import { createLineCounter } from './line-counter'
import { runExport } from './run-export'

const saved = vi.hoisted((): { file: Blob; name: string }[] => [])
vi.mock('../../ui/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ file, name }),
}))

const rows = '/name,/email\r\n"Zoë ""Z""\r\nO’Neill",zoe@example.com\r\nAda,ada@example.com\r\n'
const notComplete = '"Not complete: 2 applicants. The partner is down."\r\n'

vi.mock('../../ui/keep-zone', () => ({ keepZone: () => 'UTC' }))

type Desk = { text?: string; breaks?: boolean; status?: number; outcome?: string; details?: object; hasEntry?: boolean }

function stubDesk({ text = rows, breaks = false, outcome = 'whole', details = {}, hasEntry = true }: Desk) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/activity/')) {
      const entry = { row: { outcome }, details: { count: 2, reasons: [], ...details } }
      return Response.json({ entry: hasEntry && url.endsWith('/e1') ? entry : null })
    }
    const bytes = [...new TextEncoder().encode(text)]
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const byte = bytes.shift()
        if (byte !== undefined) controller.enqueue(Uint8Array.of(byte))
        else if (breaks) controller.error(new TypeError('network error'))
        else controller.close()
      },
    })
    const headers = { 'content-type': 'text/csv', 'content-disposition': 'filename="a.csv"', [downloadIdHeader]: 'e1' }
    return new Response(body, { headers })
  })
}

const run = () => runExport({ columns: null, only: null, isEveryone: true }, new AbortController().signal, () => {})

beforeEach(() => void saved.splice(0))
afterEach(() => vi.unstubAllGlobals())

describe('an export', () => {
  test('is marked complete when the activity confirms as many applicants as arrived', async () => {
    stubDesk({})
    expect(await run()).toMatchObject({ kind: 'saved', count: 2, fileName: 'a.csv', reasons: [] })
    expect(await saved[0]?.file.text()).toBe(rows)
  })

  test('is saved as partial, with the reasons in the activity, when the desk ends it early', async () => {
    stubDesk({
      text: rows + notComplete,
      outcome: 'partial',
      details: { reasons: ['The partner is down'], advice: 'Wait. Try again.', failureReference: 'R9' },
    })
    expect(await run()).toEqual({
      kind: 'saved',
      count: 2,
      asOf: null,
      fileName: 'a-partial.csv',
      reasons: ['The partner is down'],
      advice: 'Wait. Try again.',
      reference: 'R9',
    })
    expect(await saved[0]?.file.text()).toBe(rows + notComplete)
  })

  test.each([
    ['lost its connection', { text: `${rows}"half`, breaks: true, hasEntry: false }, 'The desk’s answer was cut off'],
    ['was cut short on the way', { text: `${rows}"half`, details: { count: 3 } }, 'The desk’s answer was cut off'],
    ['nobody confirms', { hasEntry: false }, 'The desk did not confirm that the file is complete'],
    ['the activity calls broken off', { outcome: 'broken-off' }, 'The desk did not confirm that the file is complete'],
  ])('is saved as partial, up to its last complete line, when %s', async (_, desk, reason) => {
    stubDesk(desk)
    expect(await run()).toMatchObject({ count: 2, fileName: 'a-partial.csv', reasons: [reason] })
    expect(await saved[0]?.file.text()).toBe(`${rows}"Not complete: 2 applicants. ${reason}."\r\n`)
  })

  test('of search results sends the search in the body, and says how old the data is', async () => {
    const asked: [string, unknown][] = []
    stubDesk({ details: { asOf: '2026-11-23T14:02:00.000Z' } })
    const answer = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (init?.method === 'POST') asked.push([url, JSON.parse(String(init.body))])
      return answer(url, init)
    })
    const search: WholeSearch = {
      words: 'anna@example.com',
      filters: { status: ['New', null] },
      isNewOnly: false,
      sort: { by: 'list', isDescending: false },
      newSince: null,
    }
    const ended = await runExport(
      { columns: ['/name'], only: { search }, isEveryone: false },
      new AbortController().signal,
      () => {},
    )
    expect(ended).toMatchObject({ kind: 'saved', count: 2, asOf: '2026-11-23T14:02:00.000Z' })
    expect(asked).toEqual([['/api/applicants/export', { search, columns: ['/name'] }]])
  })

  test('without any applicant saves no file', async () => {
    stubDesk({ text: `/name\r\n"Not complete: 0 applicants. x."\r\n`, outcome: 'partial', details: { count: 0 } })
    expect(await run()).toMatchObject({ kind: 'saved', count: 0, fileName: null })
    stubDesk({ text: '/na', breaks: true, hasEntry: false })
    expect(await run()).toMatchObject({ kind: 'failed' })
    expect(saved).toEqual([])
  })

  test('of an empty list is a complete file with only a header', async () => {
    stubDesk({ text: '/name\r\n', details: { count: 0 } })
    expect(await run()).toMatchObject({ kind: 'saved', count: 0, fileName: 'a.csv', reasons: [] })
  })
})

test('does not take a line break between quotes for the end of a line', () => {
  const counter = createLineCounter()
  const bytes = new TextEncoder().encode(`${rows}"half\r\n`)
  for (let start = 0; start < bytes.length; start += 3) counter.add(bytes.subarray(start, start + 3))
  expect(counter.counted()).toEqual({ lines: 3, wholeBytes: new TextEncoder().encode(rows).length })
})
