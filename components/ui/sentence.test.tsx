import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentence } from './sentence'

test('puts elements at the placeholders of the message, in any order', () => {
  const parts = { who: <b>Ada</b>, when: <i>today</i> }
  const shown = (text: (marks: { who: string; when: string }) => string) =>
    renderToStaticMarkup(<Sentence text={text} parts={parts} />)
  expect(shown(({ who, when }) => `Sent by ${who}, ${when}; unclear`)).toBe('Sent by <b>Ada</b>, <i>today</i>; unclear')
  expect(shown(({ who, when }) => `${when} von ${who}`)).toBe('<i>today</i> von <b>Ada</b>')
})

test('leaves message text that looks like a placeholder name as text', () => {
  expect(renderToStaticMarkup(<Sentence text={({ who }) => `who is ${who}`} parts={{ who: <b>Ada</b> }} />)).toBe(
    'who is <b>Ada</b>',
  )
})

test('escapes markup in a text beside an element', () => {
  const shown = <Sentence text={({ when }) => `by <b>Ada</b>, ${when}`} parts={{ when: <i>now</i> }} />
  expect(renderToStaticMarkup(shown)).toBe('by &lt;b&gt;Ada&lt;/b&gt;, <i>now</i>')
})
