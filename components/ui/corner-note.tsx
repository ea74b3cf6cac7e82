import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

export const cornerId = 'corner'

/** Returns this page's corner; null outside the desk's frame. */
export function findCorner(): HTMLElement | null {
  return document.getElementById(cornerId)
}

/** A note in the corner; never part of the server's HTML. */
export function CornerNote({ children }: { children: ReactNode }) {
  return createPortal(
    <div className="relative w-full rounded-panel bg-raised shadow-float">{children}</div>,
    findCorner() ?? document.body,
  )
}
