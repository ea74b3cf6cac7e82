'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** `before`: the text of the cell when the edit began. */
export type Editing = { row: number; target: string; text: string; before: string }

/** The cell edit in progress. All functions keep their identity. */
export function useCellEdit(onEdit: (row: number, target: string, text: string) => void) {
  const [editing, setShown] = useState<Editing | null>(null)
  // A ref, because blur commits too, and comes after Enter or Escape has already ended the edit.
  const current = useRef<Editing | null>(null)
  const latest = useRef(onEdit)
  useLayoutEffect(() => {
    latest.current = onEdit
  })

  const set = useCallback((next: Editing | null) => {
    current.current = next
    setShown(next)
  }, [])
  const commit = useCallback(() => {
    const ended = current.current
    if (!ended) return
    set(null)
    if (ended.text !== ended.before) latest.current(ended.row, ended.target, ended.text)
  }, [set])
  const type = useCallback((text: string) => current.current && set({ ...current.current, text }), [set])

  return { editing, begin: set, cancel: useCallback(() => set(null), [set]), commit, type }
}
