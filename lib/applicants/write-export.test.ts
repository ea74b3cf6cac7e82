import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPartner, type Partner } from '../partner/client'
import { createPageReader } from '../partner/paging/page-reader'
import { walkList } from '../partner/paging/walk-list'
import { parseProfile } from '../partner/profile/profile'
import { faultSchema } from '../sandbox/faults'
import { fullKey } from '../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { resetState } from '../sandbox/state'
import { type ExportEnd, writeExport } from './write-export'

let sandbox: RunningSandbox
let partner: Partner
let profileColumns: string[]

beforeAll(async () => {
  sandbox = await startSandbox({ applicantCount: 300, hasControl: true })
  const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  profileColumns = parsed.profile.applicants.columns
  const sender = { url: sandbox.url, key: fullKey.secret, newReference: () => 'R1' }
  partner = createPartner({ sender, profile: parsed.profile })
})
afterAll(() => sandbox.stop())
beforeEach(() => resetState(sandbox.state))

type Change = {
  columns?: string[] | null
  isStopping?: () => boolean
  before?: (n: number) => void
}

function exported({ columns = null, isStopping = () => false, before = () => {} }: Change = {}) {
  let requests = 0
  const reader = createPageReader({
    readPage(page, options) {
      requests += 1
      before(requests)
      return partner.listApplicants(page, { ...options, lane: 'bulk' })
    },
    mapping: { id: '/id', email: '/email' },
  })
  const steps = walkList(reader, { pause: async () => {} })
  return { text: writeExport(steps, { columns, profileColumns, isStopping }), requests: () => requests }
}

async function whole(change: Change = {}): Promise<{ text: string; largest: number; end: ExportEnd; rows: Row[] }> {
  const { text: parts } = exported(change)
  let text = ''
  let largest = 0
  for (;;) {
    const next = await parts.next()
    if (next.done) return { text, largest, end: next.value, rows: parsed(text) }
    text += next.value
    largest = Math.max(largest, next.value.length)
  }
}

type Row = Record<string, string>
const parsed = (text: string) => Papa.parse<Row>(text, { header: true, delimiter: ',', skipEmptyLines: true }).data
const idsOf = (rows: Row[]) => rows.map((row) => row.ID)

describe('the export of a list', () => {
  test('contains every applicant once, after a byte order mark and a header', async () => {
    const { text, end, rows } = await whole()
    expect(text.startsWith('\ufeffName,Email,Status,Job name,Applied at,ID,')).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    expect(end).toMatchObject({ count: rows.length, failure: null, reasons: [] })
    expect(rows.length).toBeGreaterThan(150)
    expect(new Set(idsOf(rows)).size).toBe(rows.length)
    expect(rows.every((row) => row['Other fields'] === '' || row['Other fields']?.startsWith('{'))).toBe(true)
  })

  test('contains only the requested columns, in their order', async () => {
    const { text, rows } = await whole({ columns: ['/experience/years', '/email'] })
    expect(text.split('\r\n', 1)).toEqual(['\ufeffExperience years,Email'])
    expect(
      new Set(
        text
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split(',').length),
      ),
    ).toEqual(new Set([2]))
    expect(rows.some((row) => Number(row['Experience years']) > 0 && row.Email?.includes('@'))).toBe(true)
  })

  test('writes a line for each applicant even when the only column is empty', async () => {
    const { end, text } = await whole({ columns: ['/nobody/has/it'] })
    expect(text.split('\r\n').filter((line) => line === '""')).toHaveLength(end.count)
  })

  test('contains each applicant who remains once while others are added and removed', async () => {
    const before = idsOf((await whole()).rows)
    resetState(sandbox.state)
    const gone = new Set([before[3], before[60], before[61], before[150]])
    const { rows } = await whole({
      before(request) {
        if (request === 2) sandbox.state.applicants.insert(7)
        if (request === 3) sandbox.state.applicants.deleteIds([...gone].map(String))
        if (request === 4) sandbox.state.applicants.deleteFirst(5)
      },
    })
    const ids = idsOf(rows)
    expect(new Set(ids).size).toBe(ids.length)
    expect(before.filter((id) => !gone.has(id) && !ids.includes(id))).toEqual([])
  })

  test('holds one page in memory, and reads none before it is requested', async () => {
    sandbox.state.applicants.insert(2_000)
    const { text, requests } = exported()
    await text.next()
    expect(requests()).toBe(0)
    for (let page = 1; page <= 4; page += 1) {
      await text.next()
      expect(requests()).toBe(page)
    }
    await text.return({ count: 0, failure: null, steppedOver: [], reasons: [] })
    expect(requests()).toBe(4)
    const { largest, text: file } = await whole()
    expect(largest).toBeLessThan(file.length / 20)
  })
})

describe('an incomplete file says so in its last line', () => {
  const addFault = (fault: object) =>
    sandbox.state.faults.add(faultSchema.parse({ endpoint: 'GET /applicants', ...fault }))

  test('when the partner rejects a request midway', async () => {
    addFault({ status: 403, body: { message: 'Forbidden' }, match: { offsetAtLeast: 1 } })
    const { text, end } = await whole()
    expect(text.endsWith('\r\n"Not complete: 50 applicants. The partner does not accept this desk’s key."\r\n')).toBe(
      true,
    )
    expect(end).toMatchObject({ count: 50, failure: { kind: 'key-rejected' } })
  })

  test('when a record cannot be read, with all the others in it', async () => {
    addFault({ status: 500, times: null, match: { pageHolds: 60 } })
    const { text, end } = await whole()
    const others = end.count
    expect(
      text.endsWith(`"Not complete: ${others} applicants. 1 applicant could not be read, at position 61."\r\n`),
    ).toBe(true)
    sandbox.state.faults.clear()
    expect((await whole()).end.count).toBe(others + 1)
  })

  test('when the server shuts down', async () => {
    const { text } = await whole({ isStopping: () => true })
    expect(text.endsWith('"Not complete: 50 applicants. The desk was stopped before the end."\r\n')).toBe(true)
  })
})
