import { expect, test } from 'vitest'
import { readPointer } from '../../records/pointer'
import { checkedSheet, jobs } from '../../testing/test-sheet'

const name = '/applicant/fullName'

test('a group can be corrected with one value, and undone', async () => {
  const { sheet, checked } = await checkedSheet({
    text: `Email,Name,Job\n${['a', 'b', 'c'].map((who) => `${who}@example.com,${who},Pilot`).join('\n')}\nd@example.com,d,Cook`,
  })
  const group = checked.groups[0]
  expect(group).toMatchObject({ kind: 'job-unknown', value: 'Pilot', rows: 3 })
  await sheet.leaveOut([2], true)
  const corrected = await sheet.setAll(group?.key ?? '', 'Cook')
  expect(corrected.states).toMatchObject({ ready: 3, 'left-out': 1 })
  expect((await sheet.undo())?.states).toMatchObject({ ready: 1, warning: 2, 'left-out': 1 })
  expect((await sheet.undo())?.states).toEqual(checked.states)
  expect(await sheet.undo()).toBeNull()
})

test('a change without effect leaves nothing to undo', async () => {
  const { sheet } = await checkedSheet({
    text: 'Email,Name,Job\na@example.com,A,Cook\n',
    constants: { enqueue: 'no' },
  })
  await sheet.edit(1, name, ' A ')
  await sheet.edit(1, 'enqueue', 'no')
  await sheet.edit(99, name, 'B')
  await sheet.accept([1], true)
  await sheet.leaveOut([1], false)
  await sheet.setAll('none', 'x')
  expect(await sheet.undo()).toBeNull()
})

test('at least 50 changes can be undone, however many rows there are', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `p${at}@example.com,P`)
  const { sheet, checked } = await checkedSheet({
    text: `Email,Name\n${lines.join('\n')}`,
    constants: { job: 'Pilot' },
  })
  const group = checked.groups[0]?.key ?? ''
  for (let change = 0; change < 60; change++) await sheet.leaveOut({ group }, change % 2 === 0)
  let undone = 0
  while (await sheet.undo()) undone++
  expect(undone).toBeGreaterThanOrEqual(50)
  expect(undone).toBeLessThan(60)
})

test('a value typed for a field without a column stays with its row', async () => {
  const { sheet, checked } = await checkedSheet({ text: 'Email,Job\na@example.com,Cook\nb@example.com,Cook\n' })
  expect(checked.groups).toEqual([expect.objectContaining({ kind: 'missing', target: name, rows: 2, value: null })])
  expect((await sheet.edit(2, name, ' Bo ')).states).toMatchObject({ ready: 1, invalid: 1 })
  const [sent] = await sheet.toSend(0, 5)
  expect(readPointer(sent?.body, name)).toBe('Bo')
})

test('a new column mapping keeps edits and left-out rows', async () => {
  const { sheet, opened } = await checkedSheet({
    text: 'Email,Name,Other,Job\na@example.com,A,Q,Cook\nb@example.com,B,R,Cook\n',
  })
  await sheet.edit(1, name, 'Zoë')
  await sheet.leaveOut([2], true)
  const matching = { columns: ['email', name, '/applicant/source', 'job'], constants: {} }
  expect((await sheet.check(matching, jobs, () => {})).states).toMatchObject({ ready: 1, 'left-out': 1 })
  expect((await sheet.toSend(0, 1))[0]?.body).toMatchObject({ applicant: { fullName: 'Zoë', source: 'Q' } })
  expect(opened.preview[0]).toEqual(['a@example.com', 'A', 'Q', 'Cook'])
})
