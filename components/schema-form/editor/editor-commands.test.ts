import { AllSelection, EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { commands, editorStatusOf, setLink, startList } from './editor-commands'
import { readDocument, writeDocument } from './editor-document'

const stateOf = (html: string) => EditorState.create({ doc: readDocument(html) })
const caretAt = (state: EditorState, offset: number) =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, offset)))
const all = (state: EditorState) => state.apply(state.tr.setSelection(new AllSelection(state.doc)))

function after(state: EditorState, command: (typeof commands)['bold']): EditorState {
  let next = state
  command(state, (transaction) => {
    next = state.apply(transaction)
  })
  return next
}

test('turns a paragraph into a list, into the other kind of list, and back', () => {
  const list = after(caretAt(stateOf('<p>Nights</p>'), 1), commands.bulleted)
  expect(writeDocument(list.doc)).toBe('<ul><li>Nights</li></ul>')
  expect(editorStatusOf(list)).toMatchObject({ isBulleted: true, isNumbered: false })
  const numbered = after(list, commands.numbered)
  expect(writeDocument(numbered.doc)).toBe('<ol><li>Nights</li></ol>')
  expect(writeDocument(after(numbered, commands.numbered).doc)).toBe('<p>Nights</p>')
})

test('turns a paragraph into a heading and back', () => {
  const heading = after(caretAt(stateOf('<p>Nights</p>'), 1), commands.heading)
  expect(writeDocument(heading.doc)).toBe('<h2>Nights</h2>')
  expect(writeDocument(after(heading, commands.heading).doc)).toBe('<p>Nights</p>')
})

test('turns the selection into a link, and with only the caret in it changes or removes it', () => {
  const linked = after(all(stateOf('<p>Read more</p>')), setLink('https://example.com'))
  expect(writeDocument(linked.doc)).toBe('<p><a href="https://example.com">Read more</a></p>')
  expect(editorStatusOf(linked).link).toBe('https://example.com')
  const within = caretAt(linked, 4)
  expect(editorStatusOf(within).link).toBe('https://example.com')
  expect(writeDocument(after(within, setLink('https://example.org')).doc)).toContain('example.org')
  expect(writeDocument(after(within, setLink(null)).doc)).toBe('<p>Read more</p>')
})

test('does not create a link without a selection', () => {
  const state = caretAt(stateOf('<p>Read more</p>'), 4)
  expect(editorStatusOf(state)).toMatchObject({ link: null, canLink: false })
  expect(setLink('https://example.com')(state)).toBe(false)
})

test.each([
  ['- ', 'Nights', '<ul><li>Nights</li></ul>'],
  ['* ', '', '<ul><li>!</li></ul>'],
  ['1. ', 'Nights', '<ol><li>Nights</li></ol>'],
])('%j at the start of a line starts a list', (start, rest, html) => {
  const state = stateOf('<p></p>')
  const typed = state.apply(state.tr.insertText(start + rest))
  const atStart = caretAt(typed, 1 + start.length)
  const started = startList(atStart)
  const list = started && atStart.apply(started)
  expect(list && writeDocument((rest === '' ? list.apply(list.tr.insertText('!')) : list).doc)).toBe(html)
})

test.each([
  ['<p>Bake - bread</p>', 8],
  ['<p>-bread</p>', 2],
  ['<h2>- bread</h2>', 3],
  ['<ul><li>- bread</li></ul>', 5],
])('a dash elsewhere starts none: %s', (html, offset) => {
  expect(startList(caretAt(stateOf(html), offset))).toBeNull()
})
