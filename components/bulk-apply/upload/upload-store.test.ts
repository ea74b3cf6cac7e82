import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenedSheet, Sheet, SheetSummary, Source } from '@/lib/bulk-apply/sheet/contract'
import { createUploadStore } from './upload-store'

const opened: OpenedSheet = {
  name: 'may.csv',
  header: ['Email'],
  rows: 2,
  columns: 1,
  readAs: 'UTF-8',
  notes: [],
  splitFrom: null,
  isFromDesk: false,
  preview: [['ada@example.com']],
  guess: { columns: ['email'], constants: {} },
}
const checked = { rows: 2 } as SheetSummary
const source: Source = { kind: 'text', text: '', name: 'may.csv' }

/** A sheet that answers at once. It has only what the store calls, hence the type assertion. */
function sheetOf(change: Partial<Sheet> = {}): Sheet {
  const answer = vi.fn(async () => checked)
  return {
    open: vi.fn(async () => opened),
    check: answer,
    edit: answer,
    pairs: async () => [],
    close: vi.fn(),
    ...change,
  } as unknown as Sheet
}

let work = createUploadStore()
beforeEach(() => {
  work = createUploadStore()
})

test('says why a file is not a table, and keeps nothing of it', async () => {
  const sheet = sheetOf({ open: async () => ({ message: 'The file is empty' }) })
  await work.open(source, () => sheet, {})
  expect(work.read()).toMatchObject({ step: 'upload', sourceError: { message: 'The file is empty' }, opened: null })
  expect(sheet.close).toHaveBeenCalled()
})

test('ignores an upload that a later one has superseded', async () => {
  let finish = (_: OpenedSheet) => {}
  const slow = sheetOf({
    open: () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  })
  const first = work.open(source, () => slow, {})
  await work.open(
    { ...source, name: 'june.csv' },
    () => sheetOf({ open: async () => ({ ...opened, name: 'june.csv' }) }),
    {},
  )
  finish(opened)
  await first
  expect(work.read().opened?.name).toBe('june.csv')
  expect(work.read().reading).toBeNull()
})

test('checks rows only once with the same columns and jobs, and again with others', async () => {
  const sheet = sheetOf()
  await work.open(source, () => sheet, {})
  await work.check(null)
  await work.check(null)
  expect(sheet.check).toHaveBeenCalledTimes(1)
  await work.check([])
  work.match({ columns: [null], constants: {} })
  await work.check([])
  expect(sheet.check).toHaveBeenCalledTimes(3)
})

test('clears the desk’s error when its row is edited', async () => {
  await work.open(source, () => sheetOf(), {})
  work.set({
    rowErrors: new Map([
      [1, 'No'],
      [2, 'No'],
    ]),
  })
  await work.change((sheet) => sheet.edit(2, 'email', 'ada@example.com'), 2)
  expect([...work.read().rowErrors.keys()]).toEqual([1])
  expect(work.read().changes).toBe(1)
})

test('reports a failed worker, and starting over clears everything', async () => {
  const failing = sheetOf({ check: () => Promise.reject(new Error('out of memory')) })
  await work.open(source, () => failing, {})
  await work.check(null)
  expect(work.read()).toMatchObject({ workerError: 'out of memory', checking: null })
  work.forget()
  expect(work.read()).toMatchObject({ step: 'upload', opened: null, workerError: null })
  expect(failing.close).toHaveBeenCalled()
})

test('keeps its step during sign-out, so that no other screen flashes up', async () => {
  const sheet = sheetOf()
  await work.open(source, () => sheet, {})
  work.leave()
  expect(work.read()).toMatchObject({ step: 'match', opened: null, id: '' })
  expect(sheet.close).toHaveBeenCalled()
})
