import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Matching, SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { checkedSheet, cook } from '@/lib/testing/test-sheet'
import { sendWords } from './send/words'
import { SendSummary } from './send-summary'

const draw = (checked: SheetSummary, matching: Matching) =>
  renderToStaticMarkup(<SendSummary checked={checked} matching={matching} />)
const queued: Matching = { columns: ['email', 'name', 'job'], constants: { enqueue: 'Yes' } }

test.each([
  ['Yes', '2: all but the first row of each job (2)'],
  ['No', 'No. The partner checks each one right away'],
])('says how many rows are queued when that is set to %s', async (enqueue, words) => {
  const text = `Email;Name;Job\na@example.com;A;${cook}\nb@example.com;B;${cook}\nc@example.com;C;Pilot\nd@example.com;D;Pilot\n`
  const { sheet } = await checkedSheet({ text })
  const checked = await sheet.accept([3, 4], true)
  expect(draw(checked, { ...queued, constants: { enqueue } })).toContain(words)
})

test('says that no rows are queued when each is the first of its job', async () => {
  const { checked } = await checkedSheet({ text: `Email;Name;Job\na@example.com;A;${cook}\n` })
  expect(draw(checked, queued)).toContain('0: all but the first row')
})

test.each(['Yes', 'No'])(
  'gives no number of queued rows when one of them was set differently from %s',
  async (enqueue) => {
    const text = `Email;Name;Job\na@example.com;A;${cook}\nb@example.com;B;${cook}\nc@example.com;C;${cook}\n`
    const { sheet } = await checkedSheet({ text, constants: { enqueue } })
    const matching = { ...queued, constants: { enqueue } }
    const checked = await sheet.edit(2, 'enqueue', enqueue === 'Yes' ? 'No' : 'Yes')
    expect(draw(checked, matching)).toContain('As set in each row, but for the first row')
    expect(draw(await sheet.leaveOut([2], true), matching)).not.toContain('As set in each row')
  },
)

test('says that the first row of each job ignores the queue column', async () => {
  const { checked } = await checkedSheet({ text: `Email;Name;Job\na@example.com;A;${cook}\n` })
  const matching = { columns: ['email', 'enqueue'], constants: {} }
  expect(draw(checked, matching)).toContain('As set in its column, but for the first row')
  expect(sendWords.canary).not.toContain('queued')
})

test('gives the reason for each row that is not sent, including those left out by hand', async () => {
  const text = `Email;Name;Job\na@example.com;A;${cook}\n;B;${cook}\nc@example.com;C;${cook}\nd@example.com;D;${cook}\n`
  const { sheet } = await checkedSheet({ text })
  const checked = await sheet.leaveOut([3, 4], true)
  expect(draw(checked, queued)).toContain('3 rows<span class="text-quiet"> · 1 to fix · 2 left out</span>')
  expect(draw(checked, queued)).toContain('Reasons: by hand (2), missing a value (1).')
})
