import { afterEach, expect, test } from 'vitest'
import { createSheet } from '@/lib/bulk-apply/sheet/create-sheet'
import { FakeWorker } from '@/lib/testing/fake-worker'
import { testForm, testJob } from '@/lib/testing/test-form'
import { startSheet } from './sheet-client'

const form = testForm()
const jobs = [testJob('7', 'Cook')]
const file = {
  kind: 'file' as const,
  name: 'people.csv',
  file: new Blob(['Email;Name;Job\na@example.com;Zoë;Cook\nb;Bo;7\n']),
}

afterEach(() => {
  globalThis.requestLanguage = undefined
  globalThis.germanTexts = undefined
})

async function workThrough(sheet: ReturnType<typeof createSheet>) {
  const progress: number[] = []
  const opened = await sheet.open(file, {})
  if ('message' in opened) throw new Error(opened.message)
  const preview = await sheet.preview(opened.guess)
  const checked = await sheet.check(opened.guess, jobs, (rows) => progress.push(rows))
  const pairs = await sheet.pairs()
  const corrected = await sheet.edit(2, 'email', 'b@example.com')
  await sheet.leaveOut([1], true)
  await sheet.accept([1], true)
  const undone = await sheet.undo()
  const marked = await sheet.markEarlier([])
  const rows = await sheet.rows({ show: 'all' }, 0, 10)
  const sent = await sheet.toSend(0, 10)
  const leftOut = await sheet.leftOut(0, 10)
  const csv = await sheet.leftOutCsv()
  const set = await sheet.setAll('none', 'x')
  sheet.close()
  return { opened, preview, checked, pairs, corrected, undone, marked, rows, sent, leftOut, csv, set, progress }
}

test('a sheet in a worker returns the same as one in this process, and reports its progress', async () => {
  const worker = new FakeWorker(createSheet)
  const remote = await workThrough(startSheet(form, () => worker))
  expect(remote).toEqual(await workThrough(createSheet(form)))
  expect(remote.checked.states).toMatchObject({ ready: 1, invalid: 1 })
  expect(remote.corrected.states).toMatchObject({ ready: 2, invalid: 0 })
  expect(remote.progress).toEqual([2])
  expect(worker.isTerminated).toBe(true)
})

test('passes the page’s language and its texts to the worker', () => {
  globalThis.requestLanguage = () => 'de'
  globalThis.germanTexts = { 'lib/bulk-apply/sheet': { sheetGerman: { emptyFile: 'Die Datei ist leer' } } }
  const worker = new FakeWorker(createSheet)
  startSheet(form, () => worker)
  expect(worker.received).toEqual([{ kind: 'create', args: [form, 'de', globalThis.germanTexts] }])
})

test('passes the message of an error in the sheet', async () => {
  const sheet = startSheet(form, () => new FakeWorker(createSheet))
  await expect(sheet.rows({ show: 'all' }, 0, 1)).rejects.toThrow('The sheet was not checked yet')
})

test('closing the sheet rejects pending and later calls', async () => {
  const sheet = startSheet(form, () => new FakeWorker(createSheet))
  const open = sheet.open(file, {})
  sheet.close()
  await expect(open).rejects.toThrow('The upload was closed')
  await expect(sheet.undo()).rejects.toThrow('The upload was closed')
})

test('asks the user to upload the file again when the browser has ended the worker', async () => {
  const worker = new FakeWorker(createSheet)
  const sheet = startSheet(form, () => worker)
  await sheet.open(file, {})
  worker.die()
  await expect(sheet.undo()).rejects.toThrow('Upload the file again')
})
