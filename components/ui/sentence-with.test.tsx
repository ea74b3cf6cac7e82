import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sentenceWith } from './sentence-with'

test('an element stands where the sentence has it, in whatever order a language wants', () => {
  const parts = { field: <code>branch_id</code>, when: <time>today</time> }
  const said = (message: (values: { field: string; when: string }) => string) =>
    renderToStaticMarkup(sentenceWith(message, parts))
  expect(said(({ field, when }) => `asks for ${field}, last ${when}`)).toBe(
    'asks for <code>branch_id</code>, last <time>today</time>',
  )
  expect(said(({ field, when }) => `${when}: ${field}?`)).toBe('<time>today</time>: <code>branch_id</code>?')
})

test('a text beside an element stays text', () => {
  const said = sentenceWith(({ when }) => `by <b>Ada</b>, ${when}`, { when: <i>now</i> })
  expect(renderToStaticMarkup(said)).toBe('by &lt;b&gt;Ada&lt;/b&gt;, <i>now</i>')
})
