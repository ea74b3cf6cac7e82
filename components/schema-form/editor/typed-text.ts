import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { editorSchema, nodeTypes } from './editor-schema'

/** A text with its caret, as a text box has them. */
export type TypedText = { text: string; caret: number }

/** Enters a text that was typed elsewhere: each of its lines becomes a paragraph, as if it had been typed here. */
export function enterTyped(state: EditorState, { text, caret }: TypedText): Transaction {
  const paragraphs = text
    .split('\n')
    .map((line) => nodeTypes.paragraph.create(null, line === '' ? null : editorSchema.text(line)))
  const tr = state.tr.replaceWith(0, state.doc.content.size, paragraphs)
  // A line ends with one character in the text, and with the end of one paragraph and the start of another here.
  const linesBefore = text.slice(0, caret).split('\n').length
  return tr.setSelection(TextSelection.create(tr.doc, caret + linesBefore))
}
