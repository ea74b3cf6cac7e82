import { afterEach, beforeAll, expect, test } from 'vitest'
import { runInRequest } from '../runtime/request-context'
import { serverState } from '../runtime/server-state'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { language } from '../text/language'
import { anyActivity } from './contract'
import { listActivity } from './list-activity'
import { downloadRecorder, type Piece, recordedBody } from './record-download'

beforeAll(() => openTestStore())
afterEach(async () => {
  serverState.isStopping = false
  await store().delete(activity)
})

const rosa = { id: 'rosa', name: 'Rosa' }

async function* pieces(fail: 'never' | 'at once' | 'later' = 'never'): AsyncGenerator<Piece, void> {
  if (fail === 'at once') throw new Error('broken')
  yield { text: 'a', rows: 2 }
  if (fail === 'later') throw new Error('broken')
  yield { text: 'b', rows: 3 }
}

const download = (fail?: 'at once' | 'later') =>
  recordedBody(pieces(fail), downloadRecorder(rosa, { what: 'applicants' })).getReader()

async function recorded() {
  const rows = await store().select().from(activity)
  return rows.map(({ personId, kind, outcome, subject, details }) => ({ personId, kind, outcome, subject, details }))
}
const entry = (outcome: string, count: number) => [
  {
    personId: 'rosa',
    kind: 'export',
    outcome,
    subject: `${count} applicants`,
    details: expect.objectContaining({ count }),
  },
]

test('records a completed download as complete, with its rows', async () => {
  const reader = download()
  while (!(await reader.read()).done);
  expect(await recorded()).toEqual(entry('whole', 5))
})

test('records a download that the reader cancels as aborted, with the rows so far', async () => {
  const reader = download()
  await reader.read()
  await reader.cancel()
  expect(await recorded()).toEqual(entry('broken-off', 2))
})

test('records a download that the desk cannot continue as aborted, and ends it with an error', async () => {
  const reader = download('later')
  await reader.read()
  await expect(reader.read()).rejects.toThrow('broken')
  expect(await recorded()).toEqual(entry('broken-off', 2))
})

test('records a download without any output as failed', async () => {
  await expect(download('at once').read()).rejects.toThrow('broken')
  expect(await recorded()).toEqual(entry('failed', 0))
})

test('a stopping desk aborts the download, so that the file does not look complete', async () => {
  const reader = download()
  await reader.read()
  serverState.isStopping = true
  await expect(reader.read()).rejects.toThrow('stopped')
  expect(await recorded()).toEqual(entry('broken-off', 2))
})

test('writes a file in the language of the person who requested it, wherever it is read', async () => {
  async function* languages(): AsyncGenerator<Piece, void> {
    yield { text: language(), rows: 1 }
    yield { text: language(), rows: 1 }
  }
  const asked = { requestId: '', address: '', language: 'de' } as const
  const body = runInRequest(asked, () => recordedBody(languages(), downloadRecorder(rosa, { what: 'applicants' })))
  expect(await new Response(body).text()).toBe('dede')
})

test('stores the description of an export in English, and shows it in the reader’s language', async () => {
  await downloadRecorder(rosa, { what: 'failed-rows', run: 'may.csv' }).record('whole', 1250)
  expect(await recorded()).toMatchObject([{ subject: '1,250 failed rows of may.csv' }])
  const read = { filter: anyActivity, limit: 9 }
  const { items } = await runInRequest({ requestId: '', address: '', language: 'de' }, () =>
    listActivity(read, { isMasked: false }),
  )
  expect(items.map(({ subject }) => subject)).toEqual(['1.250 fehlgeschlagene Zeilen von may.csv'])
})
