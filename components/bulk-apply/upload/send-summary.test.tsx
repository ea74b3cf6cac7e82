import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkedSheet } from '@/lib/testing/test-sheet'
import { sendWords } from './send/words'
import { SendSummary } from './send-summary'

const matchings = [
  { columns: ['email'], constants: { enqueue: 'Yes' } },
  { columns: ['email'], constants: { enqueue: 'No' } },
  { columns: ['email', 'enqueue'], constants: {} },
]

test.each(matchings)('leaves it to the line below that the first row of each job goes alone', async (matching) => {
  const { checked } = await checkedSheet({ text: 'Email;Name;Job\na@example.com;A;Cook\n' })
  const summary = renderToStaticMarkup(<SendSummary checked={checked} matching={matching} />)
  expect(summary).toContain(sendWords.queued)
  expect(summary).not.toContain('first row')
  expect(sendWords.canary).toContain('The first row of each job is sent alone and never queued')
})
