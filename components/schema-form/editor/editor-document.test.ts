import { expect, test } from 'vitest'
import { readDocument, writeDocument } from './editor-document'

test.each([
  ['<p>Bread</p>'],
  ['<h2>Your <em>shift</em></h2><p>From <strong>22:00</strong><br>to 6:00</p>'],
  ['<ul><li>Mix</li><li>Bake<ol><li>Rye</li><li>Oat</li></ol></li></ul>'],
  ['<blockquote><p>Best of Łódź</p></blockquote><hr><p><a href="https://example.com/?a=1&amp;b=2">More</a></p>'],
  ['<p><a href="mailto:jobs@example.com"><strong><em><u>Write</u></em></strong></a></p>'],
])('writes an unchanged document as it was read: %s', (html) => {
  const doc = readDocument(html)
  doc.check()
  expect(writeDocument(doc)).toBe(html)
})

test('turns plain text into paragraphs', () => {
  expect(writeDocument(readDocument('One\nTwo\n\nR&D'))).toBe('<p>One<br>Two</p><p>R&amp;D</p>')
})

test.each([[''], [' \n '], ['<p></p>'], ['<ul><li></li></ul>'], ['<blockquote></blockquote>'], ['<hr>']])(
  'treats HTML without words as empty: %j',
  (html) => {
    const doc = readDocument(html)
    doc.check()
    expect(writeDocument(doc)).toBe('')
  },
)

test.each([
  ['<ul><li><h3>Rye</h3></li></ul>'],
  ['<ol><li><ul><li>Oat</li></ul></li><li></li></ol>'],
  ['<blockquote><ul></ul></blockquote>'],
])('reads HTML from other editors: %s', (html) => {
  readDocument(html).check()
})
