import Papa from 'papaparse'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { IndexRecord } from '../applicant-index/indexes'
import { prepareSearch } from '../applicant-index/prepare-search'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import type { SelectionAnswer, WholeSearch } from './contract'
import type { Columns } from './export-columns'
import { exportFound } from './export-found'
import { exportSelected } from './export-selected'
import { countSelected, selectFound } from './select-found'

const desk = vi.hoisted((): { index: Pick<IndexRecord, 'id' | 'refreshedAt' | 'walkedAt'> | null } => ({ index: null }))
vi.mock('./ready-index', () => ({ findReadyIndex: async () => desk.index }))
vi.mock('../connection/partner', () => ({
  partner: () => {
    throw new Error('The partner was asked')
  },
}))

const person = { id: 'rosa', name: 'Rosa', email: 'rosa@example.com', role: 'recruiter' as const }
const refreshedAt = new Date('2026-11-23T14:02:00Z')
const day = (number: number) => new Date(Date.UTC(2026, 9, number, 12))
const statuses = ['New', 'Interview', 'Rejected']

const people = Array.from({ length: 1_300 }, (_, number): TestApplicant => {
  const name = number === 7 ? '=HYPERLINK("https://evil.example")' : `Person ${(number * 7) % 1_300}`
  const status = statuses[number % 3] ?? null
  return {
    key: `id:${number}`,
    record: { id: number, name, email: `p${number}@example.com`, status, note: number === 7 ? '+49 30' : 'x' },
    name,
    status,
    appliedAt: day(1 + (number % 28)),
    isNewcomer: number % 4 === 0,
    firstSeenAt: day(1 + (number % 20)),
  }
})

let indexId: number
beforeAll(() => openTestStore())
beforeAll(async () => {
  await prepareSearch()
  indexId = await fillIndex('people', people)
})
beforeEach(async () => {
  desk.index = { id: indexId, refreshedAt, walkedAt: null }
  await store().delete(activity)
})

const everybody: WholeSearch = {
  words: '',
  filters: {},
  isNewOnly: false,
  applied: null,
  sort: { by: 'list', isDescending: false },
  newSince: null,
}

async function start(search: Partial<WholeSearch>, columns: Columns | null = ['/id']) {
  const leaving = new AbortController()
  const file = await exportFound({ ...everybody, ...search }, columns, { signal: leaving.signal, person })
  if (!file) throw new Error('There is no index')
  return { ...file, leaving }
}

async function exported(search: Partial<WholeSearch>, columns?: Columns | null) {
  const { body } = await start(search, columns)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await new Response(body).arrayBuffer())
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: true,
  })
  return { text, data, ids: data.map((row) => row.ID) }
}

const recorded = () => store().select().from(activity)
const idsOf = (chosen: readonly TestApplicant[]) => chosen.map(({ key }) => key.slice('id:'.length))

describe('an export of search results', () => {
  test.each<[string, Partial<WholeSearch>, (one: TestApplicant, number: number) => boolean]>([
    ['everyone', {}, () => true],
    [
      'words and a filter',
      { words: 'person name:12', filters: { status: ['New', 'Rejected'] } },
      ({ name, status }) => / 12/.test(name ?? '') && status !== 'Interview',
    ],
    [
      'applicants new since the screen’s last visit',
      { isNewOnly: true, newSince: day(9).toISOString() },
      ({ isNewcomer, firstSeenAt }) => isNewcomer === true && (firstSeenAt ?? day(1)) > day(9),
    ],
    [
      'applicants of a period',
      { applied: { from: day(3).toISOString(), until: day(5).toISOString() } },
      ({ appliedAt }) => appliedAt != null && appliedAt >= day(3) && appliedAt < day(5),
    ],
    [
      'similar spellings',
      { words: 'persom', filters: { status: ['New'] } },
      ({ name, status }) => name?.startsWith('Person') === true && status === 'New',
    ],
    ['nobody', { words: 'qqqqqqq' }, () => false],
  ])('contains %s, each once, in the order of the list', async (_, search, fits) => {
    expect((await exported(search)).ids).toEqual(idsOf(people.filter(fits)))
    const [row] = await recorded()
    expect(row).toMatchObject({ outcome: 'whole', details: { count: people.filter(fits).length } })
  })

  test('has the order and the columns of the view, and is recorded with the age of its data', async () => {
    const sort = { by: 'name', isDescending: true } as const
    const { text, ids } = await exported({ sort, filters: { status: ['New'] } }, ['/status', '/id'])
    expect(text.startsWith('\ufeffStatus,ID\r\nNew,')).toBe(true)
    const byName = people
      .filter(({ status }) => status === 'New')
      .toSorted((one, other) => ((one.name ?? '') < (other.name ?? '') ? 1 : -1))
    expect(ids).toEqual(idsOf(byName))
    expect(await recorded()).toMatchObject([
      {
        personId: 'rosa',
        kind: 'export',
        subject: '434 applicants',
        outcome: 'whole',
        details: { count: 434, columns: ['/status', '/id'], asOf: refreshedAt.toISOString(), reasons: [] },
      },
    ])
  })

  test('is named after the time in the reader’s time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T23:12:05Z') })
    const exporter = { signal: new AbortController().signal, person, timeZone: 'Europe/Berlin' }
    const file = await exportFound(everybody, null, exporter)
    vi.useRealTimers()
    expect(file?.name).toMatch(/^applicants-.+-2026-11-28-001205\.csv$/)
  })

  test('has all fields when no columns were chosen, and no text that a spreadsheet runs as a formula', async () => {
    const { data } = await exported({ words: 'hyperlink' }, null)
    expect(data).toEqual([
      expect.objectContaining({
        Name: '\'=HYPERLINK("https://evil.example")',
        Note: '+49 30',
        Status: 'Interview',
      }),
    ])
  })

  test('holds one page at a time, and ends with the reader’s session', async () => {
    const { body, leaving } = await start({})
    const reader = body.getReader()
    await reader.read()
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value).split('\r\n')).toHaveLength(501)
    leaving.abort()
    await expect.poll(recorded).toMatchObject([{ outcome: 'broken-off', details: { count: 500 } }])
    expect(await Promise.race([reader.read(), new Promise((resolve) => setTimeout(resolve, 200, 'nothing'))])).toBe(
      'nothing',
    )
  })

  test('says at its end that the index was switched off during it', async () => {
    const { body } = await start({})
    const reader = body.getReader()
    const parts = [await reader.read(), await reader.read()]
    desk.index = null
    for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next)
    const text = parts.map(({ value }) => new TextDecoder().decode(value)).join('')
    expect(text).toMatch(
      /\r\n"Not complete: 500 applicants\. The copy of the applicants was no longer available during the export\."\r\n$/,
    )
    expect(await recorded()).toMatchObject([{ outcome: 'partial', details: { count: 500 } }])
  })

  test('is rejected without an index', async () => {
    desk.index = null
    expect(await exportFound(everybody, null, { signal: new AbortController().signal, person })).toBeNull()
    expect(await selectFound({ search: everybody, offset: 0, limit: 5 })).toBeNull()
    expect(await countSelected({ search: everybody, keys: [] })).toBeNull()
  })
})

describe('a selection', () => {
  const select = async (search: Partial<WholeSearch>, offset: number, limit: number): Promise<SelectionAnswer> =>
    new Response(await selectFound({ search: { ...everybody, ...search }, offset, limit })).json()

  test('returns the rows of a range, and counts all', async () => {
    const { rows, ...rest } = await select({ newSince: day(9).toISOString() }, 490, 600)
    expect(rest).toEqual({ total: 1_300, isApproximate: false })
    expect(rows.map(({ key }) => key)).toEqual(people.slice(490, 1_090).map(({ key }) => key))
    expect(rows[2]).toEqual({ key: 'id:492', record: people[492]?.record, isNew: true, staleSince: null })
    expect(await select({ words: 'qqqqqqq' }, 0, 10)).toEqual({ total: 0, isApproximate: false, rows: [] })
    expect(await select({ words: 'persom' }, 0, 1)).toMatchObject({ total: 1_299, isApproximate: true })
  })

  test('breaks off when the index is hidden during it', async () => {
    const reader = (await selectFound({ search: everybody, offset: 0, limit: 1_300 }))?.getReader()
    const parts = [await reader?.read(), await reader?.read()]
    expect(parts.map((part) => part?.done)).toEqual([false, false])
    desk.index = null
    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toThrow('given up')
  })

  test('counts how many of the selected still match', async () => {
    const search = { ...everybody, filters: { status: ['New'] } }
    expect(await countSelected({ search, keys: ['id:0', 'id:1', 'id:3', 'id:5'] })).toBe(2)
  })
})

describe('an export of a selection', () => {
  const exportKeys = async (keys: readonly string[]) => {
    const file = await exportSelected(keys, ['/id'], { signal: new AbortController().signal, person })
    if (!file.ok) throw new Error(file.failure.title)
    return (await new Response(file.value.body).text()).trim().split('\r\n')
  }

  test('contains exactly the selected, in the order of selection', async () => {
    const keys = [1_204, 3, 77].map((number) => `id:${number}`)
    expect((await exportKeys(keys)).slice(1)).toEqual(['1204', '3', '77'])
    expect(await recorded()).toMatchObject([{ subject: '3 applicants', outcome: 'whole' }])
  })

  test('says at its end that the index was hidden during it', async () => {
    const keys = people.slice(0, 1_000).map(({ key }) => key)
    const file = await exportSelected(keys, ['/id'], { signal: new AbortController().signal, person })
    if (!file.ok) throw new Error(file.failure.title)
    const reader = file.value.body.getReader()
    const parts = [await reader.read(), await reader.read()]
    desk.index = null
    for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next)
    expect(parts.map(({ value }) => new TextDecoder().decode(value)).join('')).toMatch(
      /\r\n"Not complete: 500 applicants\. The copy of the applicants was no longer available during the export\."\r\n$/,
    )
    expect(await recorded()).toMatchObject([{ outcome: 'partial', details: { count: 500 } }])
  })

  test('says who no longer exists', async () => {
    const lines = await exportKeys(['id:3', 'id:gone'])
    expect(lines.slice(1)).toEqual(['3', expect.stringContaining('1 selected applicant was not found')])
    expect(await recorded()).toMatchObject([{ outcome: 'partial' }])
  })
})
