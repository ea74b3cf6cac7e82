import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkedSheet } from '@/lib/testing/test-sheet'
import { leftOutOf, rowsToSend } from '../upload/check-words'
import { LeftOutLine } from './left-out-line'

const draw = (leftOut: Parameters<typeof LeftOutLine>[0]['run']['leftOut'], isKept = true) =>
  renderToStaticMarkup(<LeftOutLine run={{ id: 'fair', leftOut }} isKept={isKept} />)

test('says why rows were left out, with one reason each, so that the numbers add up', async () => {
  const text =
    'Email;Name;Job\na@example.com;A;Cook\n;B;Cook\nx;C;Nobody knows\na@example.com;D;Cook\ne@example.com;E;Cook\na@example.com;F;Cook\n'
  const { sheet } = await checkedSheet({ text })
  const checked = await sheet.leaveOut([5, 6], true)
  const leftOut = leftOutOf(checked)
  const counts = Object.values(leftOut.kinds)
  expect(leftOut.byPerson + counts.reduce((sum, count) => sum + count, 0)).toBe(checked.rows - rowsToSend(checked))
  expect(draw(leftOut)).toContain(
    'Left out before sending: by hand (1), missing a value (1), invalid value (1), repeat of another row (2).',
  )
  expect(draw(leftOut)).toContain('href="/api/runs/fair/results?rows=left-out"')
  expect(draw(leftOut, false), 'nothing to download once they are erased').not.toContain('href')
})

test('is empty when no rows were left out or the number is unknown', () => {
  expect(draw(null)).toBe('')
  expect(draw({ byPerson: 0, kinds: {} })).toBe('')
})
