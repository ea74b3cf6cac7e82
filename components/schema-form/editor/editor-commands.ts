import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { closeHistory, history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList, wrapRangeInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { markTypes, nodeTypes } from './editor-schema'

/** What the toolbar shows as pressed or enabled. */
export type EditorStatus = {
  isBold: boolean
  isItalic: boolean
  isHeading: boolean
  isBulleted: boolean
  isNumbered: boolean
  /** URL of the link at the caret. */
  link: string | null
  /** There is text that can be made a link. */
  canLink: boolean
  canUndo: boolean
  canRedo: boolean
}

export function editorStatusOf(state: EditorState): EditorStatus {
  const list = listAround(state)
  const { selection, doc } = state
  const link = linkAround(state)
  return {
    isBold: hasMark(state, markTypes.strong),
    isItalic: hasMark(state, markTypes.em),
    isHeading: selection.$from.parent.type === nodeTypes.heading,
    isBulleted: list === nodeTypes.bulletList,
    isNumbered: list === nodeTypes.orderedList,
    link,
    canLink: link !== null || doc.textBetween(selection.from, selection.to).trim() !== '',
    canUndo: undo(state),
    canRedo: redo(state),
  }
}

const toggleHeading: Command = (state, dispatch) => {
  const isHeading = state.selection.$from.parent.type === nodeTypes.heading
  const type = isHeading ? setBlockType(nodeTypes.paragraph) : setBlockType(nodeTypes.heading, { level: 2 })
  return type(state, dispatch)
}

/**
 * Turns paragraphs into a list of this type, a list of another type into this type, and a list of this type back into
 * paragraphs.
 */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const around = listAround(state)
    if (around === null) return wrapInList(type)(state, dispatch)
    if (around === type) return liftListItem(nodeTypes.listItem)(state, dispatch)
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth -= 1)
      if ($from.node(depth).type === around) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
        return true
      }
    return false
  }
}

export const commands = {
  bold: toggleMark(markTypes.strong),
  italic: toggleMark(markTypes.em),
  heading: toggleHeading,
  bulleted: toggleList(nodeTypes.bulletList),
  numbered: toggleList(nodeTypes.orderedList),
  undo,
  redo,
} satisfies Record<string, Command>

/** Sets the URL of the link around the caret, or of the selected text; null removes the link. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to } = (state.selection.empty ? linkRange(state) : null) ?? state.selection
    if (from === to) return false
    const tr = state.tr.removeMark(from, to, markTypes.link)
    dispatch?.(href === null ? tr : tr.addMark(from, to, markTypes.link.create({ href })))
    return true
  }
}

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeTypes.lineBreak.create()).scrollIntoView())
  return true
}

/** What starts a list at the start of a line, as in other editors. */
const listStarts = new Map([
  ['- ', nodeTypes.bulletList],
  ['* ', nodeTypes.bulletList],
  ['1. ', nodeTypes.orderedList],
])

/** Makes a list of the line if all that is before the caret is what starts one; null otherwise. */
export function startList(state: EditorState): Transaction | null {
  const { $from, empty } = state.selection
  const type = listStarts.get($from.parent.textBetween(0, $from.parentOffset))
  if (!type || !empty || $from.parent.type !== nodeTypes.paragraph || listAround(state) !== null) return null
  const tr = state.tr.delete($from.start(), $from.pos)
  const range = tr.selection.$from.blockRange()
  return range && wrapRangeInList(tr, range, type) ? closeHistory(tr) : null
}

/** The space is typed first, so that Undo brings back the text. */
const listStarter = () =>
  new Plugin({
    props: {
      handleTextInput(view, _from, _to, text, typed) {
        if (text !== ' ') return false
        const space = typed()
        const started = startList(view.state.apply(space))
        if (!started) return false
        view.dispatch(space)
        view.dispatch(started)
        return true
      },
    },
  })

// Ctrl Enter submits the form.
const { 'Mod-Enter': _, ...usualKeys } = baseKeymap

export const editorPlugins = (): Plugin[] => [
  history(),
  listStarter(),
  keymap({
    'Mod-b': commands.bold,
    'Mod-i': commands.italic,
    'Mod-u': toggleMark(markTypes.underline),
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Shift-Enter': lineBreak,
    'Mod-]': sinkListItem(nodeTypes.listItem),
    'Mod-[': liftListItem(nodeTypes.listItem),
    Enter: chainCommands(splitListItem(nodeTypes.listItem), baseKeymap.Enter ?? (() => false)),
  }),
  keymap(usualKeys),
]

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
  return doc.rangeHasMark(selection.from, selection.to, type)
}

/** The type of the innermost list around the selection. */
function listAround({ selection: { $from } }: EditorState): NodeType | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth)
    if (type === nodeTypes.bulletList || type === nodeTypes.orderedList) return type
  }
  return null
}

/** URL of the link at the caret, or of the first selected link. */
function linkAround(state: EditorState): string | null {
  const { empty, from, to } = state.selection
  if (empty) return linkRange(state)?.href ?? null
  let href: string | null = null
  state.doc.nodesBetween(from, to, ({ marks }) => {
    const mark = markTypes.link.isInSet(marks)
    href ??= mark ? String(mark.attrs.href) : null
  })
  return href
}

/** Range of the link at the caret. */
function linkRange({ selection: { $from } }: EditorState): { from: number; to: number; href: string } | null {
  const child = $from.parent.childAfter($from.parentOffset)
  const before = $from.parent.childBefore($from.parentOffset)
  const found = [child, before].find(({ node }) => node !== null && markTypes.link.isInSet(node.marks))
  const mark = found?.node ? markTypes.link.isInSet(found.node.marks) : undefined
  if (!found?.node || !mark) return null
  const from = $from.start() + found.offset
  return { from, to: from + found.node.nodeSize, href: String(mark.attrs.href) }
}
