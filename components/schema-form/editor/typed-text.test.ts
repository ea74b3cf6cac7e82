import { EditorState } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { readDocument, writeDocument } from './editor-document'
import { enterTyped } from './typed-text'

test.each([
  ['Bake | bread', '<p>Bake ! bread</p>'],
  ['Bake |', '<p>Bake !</p>'],
  ['|Bake', '<p>!Bake</p>'],
  ['Bake\nNights|', '<p>Bake</p><p>Nights!</p>'],
  ['Bake|\n\nNights & days', '<p>Bake!</p><p>Nights &amp; days</p>'],
  ['Bake\n\n|Nights', '<p>Bake</p><p>!Nights</p>'],
])('typed text is entered with its caret, and typing goes on there: %j', (marked, html) => {
  const caret = marked.indexOf('|')
  const empty = EditorState.create({ doc: readDocument('') })
  const state = empty.apply(enterTyped(empty, { text: marked.replace('|', ''), caret }))
  expect(writeDocument(state.apply(state.tr.insertText('!')).doc)).toBe(html)
})
