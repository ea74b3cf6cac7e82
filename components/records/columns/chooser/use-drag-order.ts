'use client'

import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Moves list entries by dragging: `onMove` is called each time the dragged entry is over another one's place. Entries
 * are found by `data-drag-key`; those without it cannot be drop targets.
 */
export function useDragOrder(onMove: (key: string, to: string) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const move = useRef(onMove)
  useLayoutEffect(() => {
    move.current = onMove
  })

  function start(key: string, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.preventDefault()
    setDragged(key)
    const list = event.currentTarget.closest('ul')
    let over = key
    const follow = ({ clientY }: { clientY: number }) => {
      const to = entryAt(list, clientY)
      if (to === undefined || to === over) return
      over = to
      if (to !== key) move.current(key, to)
    }
    const end = () => {
      setDragged(null)
      document.removeEventListener('pointermove', follow)
      document.removeEventListener('pointerup', end)
      document.removeEventListener('pointercancel', end)
    }
    document.addEventListener('pointermove', follow)
    document.addEventListener('pointerup', end)
    document.addEventListener('pointercancel', end)
  }

  return { dragged, start }
}

function entryAt(list: Element | null, y: number): string | undefined {
  const entries = [...(list?.querySelectorAll<HTMLElement>('[data-drag-key]') ?? [])]
  return entries.find((entry) => {
    const { top, bottom } = entry.getBoundingClientRect()
    return y >= top && y < bottom
  })?.dataset.dragKey
}
