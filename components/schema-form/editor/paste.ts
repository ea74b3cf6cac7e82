import { Fragment, Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { readHtml } from '@/lib/text/read-html'
import { readPlainText } from '@/lib/text/rich-text'
import { readBlocks } from './editor-document'

/**
 * Parses pasted content with our own reader: the library would create elements from the HTML, which Trusted Types
 * forbid. Returns true if it was handled.
 */
export function takePasted(view: EditorView, event: ClipboardEvent): boolean {
  const slice = event.clipboardData ? sliceOf(event.clipboardData) : null
  if (slice === null) return false
  event.preventDefault()
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
  return true
}

/** Leaves drags within the editor to the library, which knows the slice. */
export function takeDropped(view: EditorView, event: DragEvent): boolean {
  if (view.dragging !== null) return false
  const slice = event.dataTransfer ? sliceOf(event.dataTransfer) : null
  const position = view.posAtCoords({ left: event.clientX, top: event.clientY })
  event.preventDefault()
  if (slice !== null && position !== null) view.dispatch(view.state.tr.replaceRange(position.pos, position.pos, slice))
  return true
}

function sliceOf(data: DataTransfer): Slice | null {
  const html = data.getData('text/html')
  const blocks = readBlocks(html === '' ? readPlainText(data.getData('text/plain')) : readHtml(html).blocks)
  if (blocks.length === 0) return null
  // Join its first and last lines with the surrounding ones.
  const openStart = blocks[0]?.isTextblock ? 1 : 0
  const openEnd = blocks.at(-1)?.isTextblock ? 1 : 0
  return new Slice(Fragment.fromArray(blocks), openStart, openEnd)
}
