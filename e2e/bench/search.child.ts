import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { ApplicantQuery, ApplicantSort } from '../../lib/applicant-index/contract'
import { countByDay } from '../../lib/applicant-index/count-by-day'
import { countFacets } from '../../lib/applicant-index/count-facets'
import { prepareSearch } from '../../lib/applicant-index/prepare-search'
import { countApplicants, searchApplicants } from '../../lib/applicant-index/search-applicants'
import { closeStore, openStore, store } from '../../lib/store/connection'
import { fillIndex } from '../../lib/testing/fill-index'
import { startPostgres } from '../../lib/testing/postgres'
import { seeded } from '../../lib/testing/seeded'
import { setTestEnvironment } from '../../lib/testing/test-store'
import { manyPeople } from './many-people'

/** Fills an index with made up applicants and measures the queries of the screens; prints one line of JSON. */
const [kind = 'embedded', rowCount = '100000', roundCount = '5'] = process.argv.slice(2)
const rounds = Number(roundCount)
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
  const lines = await measure(indexId)
  console.log(`result ${JSON.stringify({ filledMs, lines })}`)
  await leave(0)
} catch (error) {
  console.error(error)
  await leave(1)
}

async function startServer() {
  // Otherwise letters beyond ASCII are no letters to pg_trgm.
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
  const search = ({ words = '', filters = {}, sort = list, offset = 0 }: Asked) =>
    searchApplicants(indexId, { words, filters, sort, offset, limit: 50 })
  const facets = (words: string, names: string[]) => countFacets(indexId, { words, filters: {} }, names)
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
    [
      'by name, at 90 %',
      [false, true].map((isDescending) => () => search({ sort: { by: 'name', isDescending }, offset: deep })),
    ],
    ['exact count of a common word', [() => countApplicants(indexId, { words: 'applied', filters: {} })]],
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

/** Each text as it grows by one character. */
function typed(texts: string[]): string[] {
  return texts.flatMap((text) => [...text].map((_, place) => [...text].slice(0, place + 1).join('')))
}

async function timesOf(asks: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const ask of asks) {
      const startedMs = performance.now()
      await ask()
      times.push(performance.now() - startedMs)
    }
  return times
}
