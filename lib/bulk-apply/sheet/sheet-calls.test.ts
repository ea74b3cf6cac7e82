import { expect, test } from 'vitest'
import { testForm, testJob } from '../../testing/test-form'
import { checkedSheet, jobs } from '../../testing/test-sheet'
import type { SheetSummary } from './contract'
import { createSheet } from './create-sheet'

const form = testForm()
const name = '/applicant/fullName'
const total = ({ states }: SheetSummary) => Object.values(states).reduce((sum, count) => sum + count, 0)
const long = `Email,Name,Job\n${Array.from({ length: 8_000 }, (_, at) => `p${at}@example.com,P,Pilot`).join('\n')}`

test('reports progress, and a newer check supersedes an older one', async () => {
  const { sheet, opened } = await checkedSheet({ text: long })
  const reported: number[] = []
  const first = sheet.check(opened.guess, jobs, (rows) => reported.push(rows))
  await new Promise((go) => setTimeout(go, 40))
  const second = sheet.check(opened.guess, [testJob('1', 'Pilot')], () => {})
  const edited = sheet.edit(1, 'job', '1')
  expect(await first).toEqual(await second)
  expect((await second).states).toMatchObject({ ready: 8_000 })
  expect(total(await edited)).toBe(8_000)
  expect(Math.max(...reported)).toBeLessThan(8_000)
})

test('calls to a sheet that was closed or reopened are rejected with a message', async () => {
  const { sheet, opened } = await checkedSheet({ text: long })
  const checking = sheet.check(opened.guess, jobs, () => {})
  const next = sheet.open({ kind: 'text', text: 'Email\na@example.com', name: 'Next' }, {})
  await expect(checking).rejects.toThrow('Something else was opened meanwhile')
  expect(await next).toMatchObject({ rows: 1 })
  await expect(sheet.rows({ show: 'all' }, 0, 1)).rejects.toThrow('not checked yet')
  sheet.close()
  await expect(sheet.undo()).rejects.toThrow('closed')
})

test('closing the sheet rejects a running check', async () => {
  const { sheet, opened } = await checkedSheet({ text: `${long}\n${long.slice(long.indexOf('\n') + 1)}` })
  let reports = 0
  const checking = sheet.check(opened.guess, jobs, () => {
    reports++
    sheet.close()
  })
  await expect(checking).rejects.toThrow('Something else was opened meanwhile')
  expect(reports).toBe(1)
  await expect(sheet.open({ kind: 'text', text: 'Email\na@example.com', name: 'Next' }, {})).rejects.toThrow('closed')
})

test('a sheet rejects calls before it is open', async () => {
  const sheet = createSheet(form)
  await expect(sheet.preview({ columns: [], constants: {} })).rejects.toThrow('No sheet is open')
  await expect(sheet.toSend(0, 1)).rejects.toThrow('not checked yet')
})

test('reads at most 200 rows at once', async () => {
  const { sheet } = await checkedSheet({ text: long })
  const { total: all, rows } = await sheet.rows({ show: 'all' }, 100, 1_000)
  expect([all, rows.length, rows[0]?.row, rows.at(-1)?.row]).toEqual([8_000, 200, 101, 300])
})

test('turns selected applicants into a table whose columns are never the job', async () => {
  const sheet = createSheet(form)
  const opened = await sheet.open(
    {
      kind: 'table',
      name: '2 applicants',
      header: ['Email', 'Full name', 'Job title', 'Experience last role'],
      rows: [
        ['a@example.com', "'t Hooft", 'Cook', 'Cook'],
        ['b@example.com', '', 'Cook', 'Cook'],
      ],
    },
    { jobtitle: 'job', experiencelastrole: 'job' },
  )
  expect(opened).toMatchObject({ readAs: 'Selected rows', rows: 2, guess: { columns: ['email', name, null, null] } })
})
