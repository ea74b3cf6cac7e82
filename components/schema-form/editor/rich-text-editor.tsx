'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { FieldControl } from '../../ui/field'
import { useIsLocked } from '../form-lock'
import { EditorToolbar } from './editor-toolbar'
import type { TypedText } from './typed-text'
import { useEditor } from './use-editor'

export type RichTextEditorProps = {
  control: FieldControl
  label: string
  value: string
  isFocusedFirst: boolean
  typed: TypedText | null
  onChange: (html: string) => void
  onBlur: () => void
  /** Shown at the end of the toolbar. */
  children: ReactNode
}

/** A WYSIWYG editor for HTML. */
export function RichTextEditor({ children, ...use }: RichTextEditorProps) {
  const container = useRef<HTMLDivElement>(null)
  const isLocked = useIsLocked()
  const { view, status } = useEditor(container, { ...use, isLocked })
  const [isLinking, setLinking] = useState(false)
  // Otherwise the form would come back, and take the focus, as soon as something else is selected.
  if (isLinking && !status?.canLink) setLinking(false)
  return (
    <div className="grid gap-1.5">
      <EditorToolbar {...{ view, status, isLinking, setLinking }}>{children}</EditorToolbar>
      <div ref={container} />
    </div>
  )
}
