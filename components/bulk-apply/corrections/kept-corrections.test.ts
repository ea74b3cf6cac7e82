import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSheet } from '@/lib/bulk-apply/sheet/create-sheet'
import { testForm } from '@/lib/testing/test-form'
import { cook, jobs } from '@/lib/testing/test-sheet'
import { signingOut } from '../../api/sign-out'
import { forgetCorrections, keptCorrections, leaveCorrections, startCorrections } from './kept-corrections'

const text = `Email;Name;Job\na@;A;${cook}\n`

beforeEach(() => void vi.stubGlobal('window', new EventTarget()))
afterEach(() => void vi.unstubAllGlobals())

const wouldAsk = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function openCorrections() {
  const sheet = startCorrections({ form: testForm(), jobColumns: [], header: [], rows: [] })
  const { store } = sheet
  await store.open({ kind: 'text', text, name: 'Refused' }, () => createSheet(testForm()), {})
  await store.ask((opened) => opened.check(store.read().matching, jobs, () => {}))
  return sheet
}

async function correctedSheet() {
  const sheet = await openCorrections()
  await sheet.store.change((opened) => opened.edit(1, 'email', 'fixed@example.com'))
  return sheet
}

test('keeps corrections for when the user comes back to the same rows of the same run', async () => {
  const sheet = await correctedSheet()
  leaveCorrections('run', 'cause', sheet)
  expect(keptCorrections('run', 'cause')).toBe(sheet)
  expect(keptCorrections('run', null)).toBeNull()
  expect(keptCorrections('other', 'cause')).toBeNull()
  const rows = await sheet.store.ask((opened) => opened.rows({ show: 'all' }, 0, 9))
  expect(rows?.rows[0]?.cells[0]).toBe('fixed@example.com')
  forgetCorrections(sheet)
  expect(keptCorrections('run', 'cause')).toBeNull()
  expect(sheet.store.read().opened).toBeNull()
})

test('keeps rows that are being sent, whatever becomes of them', async () => {
  const sheet = await openCorrections()
  sheet.store.set({ sending: { state: 'uploading', done: 0, of: 1 } })
  leaveCorrections('run', null, sheet)
  expect(keptCorrections('run', null)).toBe(sheet)
  forgetCorrections(sheet)
})

test('does not keep rows without corrections, or those that were lost with their worker', async () => {
  const asLoaded = await openCorrections()
  leaveCorrections('run', null, asLoaded)
  expect(keptCorrections('run', null)).toBeNull()
  expect(asLoaded.store.read().opened).toBeNull()
  const lost = await correctedSheet()
  lost.store.set({ workerError: 'out of memory' })
  leaveCorrections('run', null, lost)
  expect(keptCorrections('run', null)).toBeNull()
})

test('asks before the page is reloaded while corrections are kept', async () => {
  const sheet = await correctedSheet()
  const other = await correctedSheet()
  expect(wouldAsk()).toBe(false)
  leaveCorrections('run', null, sheet)
  leaveCorrections('run', 'cause', other)
  expect(wouldAsk()).toBe(true)
  forgetCorrections(other)
  expect(wouldAsk()).toBe(true)
  forgetCorrections(sheet)
  expect(wouldAsk()).toBe(false)
})

test('drops what is kept when the user signs out', async () => {
  const sheet = await correctedSheet()
  leaveCorrections('run', null, sheet)
  for (const cleanUp of signingOut) cleanUp()
  expect(wouldAsk()).toBe(false)
  expect(keptCorrections('run', null)).toBeNull()
  expect(sheet.store.read().opened).toBeNull()
})
