'use client'

import { EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { FieldControl } from '../../ui/field'
import { type EditorStatus, editorPlugins, editorStatusOf } from './editor-commands'
import { readDocument, writeDocument } from './editor-document'
import { takeDropped, takePasted } from './paste'
import { ReportedValues } from './reported-values'
import { enterTyped, type TypedText } from './typed-text'

type EditorUse = {
  control: FieldControl
  label: string
  value: string
  isLocked: boolean
  /** The user opened the editor to type. */
  isFocusedFirst: boolean
  /** The value, if it was typed before the editor was there; its first change here is to enter it. */
  typed: TypedText | null
  onChange: (html: string) => void
  onBlur: () => void
}

/** The library's editor inside our element. Emits a value only when the user has changed something. */
export function useEditor(container: RefObject<HTMLDivElement | null>, use: EditorUse) {
  const { control, label, value, isLocked } = use
  const [view, setView] = useState<EditorView | null>(null)
  const [status, setStatus] = useState<EditorStatus | null>(null)
  const [told] = useState(() => new ReportedValues(value))

  const create = useEffectEvent((element: HTMLDivElement) => {
    const made: EditorView = new EditorView(element, {
      state: stateOf(use.typed ? '' : value, use.isFocusedFirst),
      attributes: attributesOf(control, label, isLocked),
      editable: () => !isLocked,
      handleDOMEvents: {
        paste: takePasted,
        drop: takeDropped,
        blur: () => void use.onBlur(),
        // Left to the form: the library would swallow it.
        keydown: (_, { key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey),
      },
      dispatchTransaction(transaction) {
        made.updateState(made.state.apply(transaction))
        setStatus(editorStatusOf(made.state))
        if (transaction.docChanged) tell(writeDocument(made.state.doc))
      },
    })
    if (use.typed) made.dispatch(enterTyped(made.state, use.typed))
    if (use.isFocusedFirst) made.focus()
    setStatus(editorStatusOf(made.state))
    return made
  })
  const tell = useEffectEvent((html: string) => {
    told.tell(html)
    use.onChange(html)
  })
  useEffect(() => {
    if (!container.current) return
    const made = create(container.current)
    setView(made)
    return () => made.destroy()
  }, [container])

  const { id, ...aria } = control
  const described = JSON.stringify([id, aria, label, isLocked])
  const describe = useEffectEvent((view: EditorView) =>
    view.setProps({ attributes: attributesOf(control, label, isLocked), editable: () => !isLocked }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when what it is made of has changed
  useEffect(() => {
    if (view) describe(view)
  }, [view, described])

  useEffect(() => {
    if (!view || !told.isOfOthers(value)) return
    // Another draft or a copy was loaded into the form.
    view.updateState(stateOf(value, view.hasFocus()))
    setStatus(editorStatusOf(view.state))
  }, [view, value, told])

  return { view, status }
}

/** For a user who is typing, the caret goes to the end of the new text. */
function stateOf(value: string, isWriting: boolean): EditorState {
  const doc = readDocument(value)
  const selection = isWriting ? Selection.atEnd(doc) : Selection.atStart(doc)
  return EditorState.create({ doc, selection, plugins: editorPlugins() })
}

function attributesOf(control: FieldControl, label: string, isLocked: boolean): Record<string, string> {
  const attributes = {
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'] && 'true',
    'aria-required': control['aria-required'] && 'true',
    'aria-disabled': isLocked ? 'true' : undefined,
    class: 'rich-editor control',
  }
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
