import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenedSheet, Sheet, SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { upload } from './use-upload'
import { useUploadRun } from './use-upload-run'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }))

const opened: OpenedSheet = {
  name: 'may.csv',
  header: ['Email'],
  rows: 1,
  columns: 1,
  readAs: 'UTF-8',
  notes: [],
  splitFrom: null,
  isFromDesk: false,
  preview: [],
  guess: { columns: ['email'], constants: {} },
}
const checked = {
  states: { ready: 1, invalid: 0, warning: 0, accepted: 0, 'left-out': 0 },
  kinds: {},
  leftOutKinds: {},
} as SheetSummary

/** It has only what an upload asks, hence the type assertion. */
function sheetOf(toSend: Sheet['toSend']): Sheet {
  return { open: async () => opened, toSend, leftOut: async () => [], source: async () => null, close() {} } as never
}

const open = (sheet: Sheet) => upload.open({ kind: 'text', text: '', name: 'may.csv' }, () => sheet, {})

let answer = () => {}
beforeEach(() => {
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async () => {
    await answered
    return Response.json({ state: 'kept', kept: 1 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  upload.forget()
})

test('a run whose upload was replaced takes no rows of the new one, and leaves it as it is', async () => {
  const startRun = vi.fn()
  const toSend = vi.fn(async () => [{ row: 1, cells: [], body: {}, isAgain: false }])
  await open(sheetOf(async () => []))
  upload.set({ checked })
  const sending = useUploadRun({ startRun, decideRun: vi.fn() })('May')
  expect(upload.read().sending.state).toBe('uploading')

  await open(sheetOf(toSend))
  const before = upload.read()
  answer()
  await sending
  expect(toSend).not.toHaveBeenCalled()
  expect(startRun).not.toHaveBeenCalled()
  expect(upload.read()).toMatchObject({ id: before.id, step: before.step, sending: { state: 'idle' } })
})
