import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createSheet } from '@/lib/bulk-apply/sheet/create-sheet'
import { makeRun } from '@/lib/testing/fake-run'
import { testForm } from '@/lib/testing/test-form'
import { cook, jobs } from '@/lib/testing/test-sheet'
import { createUploadStore } from '../upload/upload-store'
import { keepUnsentRows } from './keep-unsent-rows'
import { UnsentNotice } from './unsent-notice'

const run = makeRun({ state: 'cancelling' })
const tooLate = { state: 'too-late' as const, movedOn: [], run }

async function correctedStore() {
  const store = createUploadStore()
  const text = `Email;Name;Job\na@example.com;A;${cook}\nb@example.com;B;${cook}\n`
  await store.open({ kind: 'text', text, name: 'Refused' }, () => createSheet(testForm()), {})
  await store.ask((sheet) => sheet.check(store.read().matching, jobs, () => {}))
  await store.change((sheet) => sheet.edit(2, 'email', 'fixed@example.com'))
  return store
}

const emails = async (store: ReturnType<typeof createUploadStore>) =>
  (await store.ask((sheet) => sheet.rows({ show: 'all' }, 0, 9)))?.rows.map(({ cells, state }) => [cells[0], state])

test('keeps the corrections, and says so, when the run is being cancelled', async () => {
  const store = await correctedStore()
  expect(await keepUnsentRows(store, { ...tooLate, sent: [] })).toBe(true)
  expect(await emails(store)).toEqual([
    ['a@example.com', 'ready'],
    ['fixed@example.com', 'ready'],
  ])
  const notice = renderToStaticMarkup(
    <UnsentNotice unsent={{ ...tooLate, sent: [] }} onRetry={() => {}} isRetrying={false} />,
  )
  expect(notice).toContain('doesn’t take corrections right now')
  expect(notice).toContain('Your corrections are still here')
})

test('leaves out the rows that were sent before the run was cancelled', async () => {
  const store = await correctedStore()
  expect(await keepUnsentRows(store, { ...tooLate, sent: [1] })).toBe(true)
  expect(await emails(store)).toEqual([
    ['a@example.com', 'left-out'],
    ['fixed@example.com', 'ready'],
  ])
})

test('has nothing left to correct once all rows were sent', async () => {
  expect(await keepUnsentRows(await correctedStore(), { state: 'sent', sent: [1, 2], movedOn: [], run })).toBe(false)
})
