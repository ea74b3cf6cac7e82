import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { ApplicantQuery, ApplicantSort, IndexMapping } from '../../lib/applicant-index/contract'
import { countByDay } from '../../lib/applicant-index/count-by-day'
import { createFieldMarks } from '../../lib/applicant-index/field-marks'
import { indexRowOf } from '../../lib/applicant-index/index-row'
import { claimIndex } from '../../lib/applicant-index/indexes'
import { retryWithGap } from '../../lib/applicant-index/make-room'
import { prepareSearch } from '../../lib/applicant-index/prepare-search'
import { saveRecords } from '../../lib/applicant-index/save-records'
import { recordKey } from '../../lib/partner/paging/record-key'
import type { FieldFilters } from '../../lib/records/field-filter'
import type { PartnerRecord } from '../../lib/records/record'
import { closeStore, openStore, store } from '../../lib/store/connection'
import { fillIndex } from '../../lib/testing/fill-index'
import { startPostgres } from '../../lib/testing/postgres'
import { countFacetsOf, countInIndex, searchIndex } from '../../lib/testing/search-index'
import { seeded } from '../../lib/testing/seeded'
import { setTestEnvironment } from '../../lib/testing/test-store'
import { manyPeople } from './many-people'

/** Fills an index with made-up applicants and measures the screens' queries; prints a line of JSON per part. */
const [kind = 'embedded', rowCount = '100000', roundCount = '5'] = process.argv.slice(2)
const rounds = Number(roundCount)
/** Rows per page as written by a walk: without the overlap with the previous page. */
const pageRows = 45
const pages = 60
/** A day, a week, a month, a quarter, and two that contain most rows. */
const spans: [string | null, string | null][] = [
  ['2026-10-05', '2026-10-06'],
  ['2026-10-05', '2026-10-12'],
  ['2026-10-01', '2026-11-01'],
  ['2026-08-01', '2026-11-01'],
  ['2026-06-01', null],
  [null, '2026-11-01'],
]
const mapping: IndexMapping = {
  fingerprint: 'bench',
  key: { id: '/id' },
  columns: [],
  read: ({ name, email, status, applied_at }) => ({
    name: String(name),
    email: String(email),
    jobId: null,
    status: String(status),
    teamId: null,
    appliedAt: new Date(String(applied_at)),
  }),
}

const directory = mkdtempSync(join(tmpdir(), 'desk-search-'))
setTestEnvironment(directory)
const postgres = kind === 'postgres' ? await startServer() : null
if (postgres) process.env.DATABASE_URL = postgres.url
process.once('SIGTERM', () => void leave(1))
try {
  await openStore()
  await prepareSearch()
  const startedMs = performance.now()
  const indexId = await fillIndex('bench', manyPeople(Number(rowCount)))
  const filledMs = performance.now() - startedMs
  await store().execute(sql`vacuum (analyze) indexed_applicants`)
  console.log(`filled ${filledMs}`)
  say(await measure(indexId))
  say(await measureWalk(indexId))
  await leave(0)
} catch (error) {
  console.error(error)
  await leave(1)
}

function say(lines: { name: string; times: number[] }[]) {
  console.log(`lines ${JSON.stringify(lines)}`)
}

async function startServer() {
  // Otherwise pg_trgm does not treat letters beyond ASCII as letters.
  process.env.LC_ALL = 'C.UTF-8'
  const server = await startPostgres()
  if ('missing' in server) throw new Error(server.missing)
  return server
}

async function leave(code: number) {
  await closeStore()
  await postgres?.stop()
  rmSync(directory, { recursive: true, force: true })
  process.exit(code)
}

type Asked = Partial<ApplicantQuery> & { sort?: ApplicantSort; offset?: number }

async function measure(indexId: number) {
  const random = seeded(1)
  const list = { by: 'list', isDescending: false } as const
  const search = ({ words = '', filters = {}, fieldFilters, sort = list, offset = 0 }: Asked) =>
    searchIndex(indexId, { words, filters, fieldFilters, sort, offset, limit: 50 })
  const facets = (words: string, names: string[]) => countFacetsOf(indexId, { words, filters: {} }, names)
  const numbers = Array.from({ length: 8 }, () => String(1_000_000 + Math.floor(random() * Number(rowCount))))
  const columns = ['status', 'jobId', 'teamId']
  const applied = { by: 'applied', isDescending: true } as const
  const deep = Math.floor(Number(rowCount) * 0.9)
  const measures: [string, (() => Promise<unknown>)[]][] = [
    ['first page, no words', [() => search({}), () => search({ sort: applied })]],
    [
      'words as one types',
      typed(['kowalczyk', 'anna mül', 'παπαδ', '田中', 'warehouse']).map((words) => () => search({ words })),
    ],
    ['rare word', numbers.map((words) => () => search({ words }))],
    ['common word', ['anna', 'applied', 'forklift', 'driver', 'english'].map((words) => () => search({ words }))],
    [
      'common word, by name',
      ['anna', 'applied'].map((words) => () => search({ words, sort: { by: 'name', isDescending: false } })),
    ],
    ['two words', ['anna berlin', 'nowak forklift', 'müller applied'].map((words) => () => search({ words }))],
    ['in a field, without', ['status:applied anna', 'name:anna -berlin'].map((words) => () => search({ words }))],
    ['typo', ['kowalczikk', 'papadopulos', 'shevtchenk', 'muellerr'].map((words) => () => search({ words }))],
    [
      'filter',
      ['Applied', 'Withdrawn'].map((status) => () => search({ filters: { status: [status] }, sort: applied })),
    ],
    ['days of a field', spans.map((span) => () => search({ fieldFilters: daysOf(span) }))],
    [
      'days of a field, by name',
      spans.map((span) => () => search({ fieldFilters: daysOf(span), sort: { by: 'name', isDescending: false } })),
    ],
    [
      'facets of days of a field',
      spans.map(
        (span) => () => countFacetsOf(indexId, { words: '', filters: {}, fieldFilters: daysOf(span) }, columns),
      ),
    ],
    [
      'by name, at 90 %',
      [false, true].map((isDescending) => () => search({ sort: { by: 'name', isDescending }, offset: deep })),
    ],
    ['exact count of a common word', [() => countInIndex(indexId, { words: 'applied', filters: {} })]],
    ['facets of all', [() => facets('', columns)]],
    ['facets of a word', ['anna', numbers[0] ?? ''].map((words) => () => facets(words, [...columns, '/source']))],
    ['facets of all, with fields', [() => facets('', [...columns, '/source', '/city', '/job/title'])]],
    [
      '90 days by status',
      [() => countByDay(indexId, { days: 90, timeZone: 'Europe/Berlin', now: new Date(Date.UTC(2026, 10, 20)) })],
    ],
  ]
  const lines = []
  for (const [name, asks] of measures) lines.push({ name, times: await timesOf(asks) })
  return lines
}

/** How long a walk's pages take in the store: with all rows changed, none, and all new. */
async function measureWalk(indexId: number) {
  const maker = { mapping, marks: createFieldMarks([]), facetPaths: [] }
  const room = { lease: { id: indexId, server: 'bench' }, signal: new AbortController().signal }
  await claimIndex(indexId, room.lease.server)
  const people = [...manyPeople(pages * pageRows)].map(({ record }) => record)
  const asNew = people.map((record) => ({ ...record, id: Number(record.id) + 100_000_000 }))
  const save = async (records: PartnerRecord[], before: PartnerRecord | undefined) => {
    const rows = records.map((record) => indexRowOf(record, maker))
    const afterKey = before ? recordKey(before, mapping.key) : null
    const stretch = { afterKey, readAt: new Date(), areNewcomers: false, walk: null }
    await retryWithGap(room, () => store().transaction((tx) => saveRecords(tx, indexId, rows, stretch)))
  }
  const asksOf = (records: PartnerRecord[]) =>
    Array.from({ length: pages }, (_, page) => {
      const from = page * pageRows
      return () => save(records.slice(from, from + pageRows), records[from - 1])
    })
  const lines = []
  for (const [name, records] of [
    ['page of a walk, all changed', people],
    ['page of a walk, none changed', people],
    ['page of a walk, all new', asNew],
  ] as const)
    lines.push({ name, times: await timesOf(asksOf(records), 1) })
  return lines
}

/** A filter with these bounds. */
function daysOf([from, until]: [string | null, string | null]): FieldFilters {
  return { '/applied_at': { kind: 'time', from, until } }
}

/** Each text as it is typed, character by character. */
function typed(texts: string[]): string[] {
  return texts.flatMap((text) => [...text].map((_, index) => [...text].slice(0, index + 1).join('')))
}

async function timesOf(asks: (() => Promise<unknown>)[], roundsOfThese = rounds): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < roundsOfThese; round += 1)
    for (const ask of asks) {
      const startedMs = performance.now()
      await ask()
      times.push(performance.now() - startedMs)
    }
  return times
}
