'use client'

import type { PointerEvent } from 'react'
import { narrowest, widest } from './visible-columns'

/** The draggable edge of a column's head. Keyboard users set widths under "Columns". */
export function WidthHandle({ onWidth }: { onWidth: (width: number) => void }) {
  function drag(event: PointerEvent<HTMLSpanElement>) {
    event.preventDefault()
    const handle = event.currentTarget
    const from = event.clientX
    const width = handle.parentElement?.offsetWidth ?? narrowest
    handle.setPointerCapture(event.pointerId)
    const direction = getComputedStyle(handle).direction === 'rtl' ? -1 : 1
    const move = ({ clientX }: { clientX: number }) =>
      onWidth(Math.min(widest, Math.max(narrowest, Math.round(width + direction * (clientX - from)))))
    const end = () => {
      handle.removeEventListener('pointermove', move)
      handle.removeEventListener('pointerup', end)
      handle.removeEventListener('pointercancel', end)
    }
    handle.addEventListener('pointermove', move)
    handle.addEventListener('pointerup', end)
    handle.addEventListener('pointercancel', end)
  }
  return (
    <span
      aria-hidden
      data-width-handle
      onPointerDown={drag}
      className="absolute inset-y-0 right-0 w-2 cursor-col-resize touch-none border-r-2 border-transparent hover:border-line-strong"
    />
  )
}
