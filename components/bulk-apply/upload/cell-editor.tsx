'use client'

import { useLayoutEffect, useRef } from 'react'

type CellEditorProps = { label: string; text: string; onType: (text: string) => void; onLeave: () => void }

/** The text box of a cell that is being edited; the grid handles its keys. */
export function CellEditor({ label, text, onType, onLeave }: CellEditorProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.focus({ preventScroll: true })
    element.setSelectionRange(element.value.length, element.value.length)
    element.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <textarea
      ref={box}
      aria-label={label}
      rows={1}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      className="absolute inset-0 z-10 resize-none bg-raised px-2 py-2 text-table outline-2 -outline-offset-2 outline-accent touch:py-3"
    />
  )
}
