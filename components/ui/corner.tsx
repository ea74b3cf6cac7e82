import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

const cornerId = 'corner'

/**
 * Where notes that float are stacked, so that none covers another: at the bottom right of the screen's own part, above
 * its status line, and on phones above the bars at the foot. The last thing in `main`.
 */
export function Corner() {
  return (
    <div className="sticky bottom-0 z-50 h-0 shrink-0">
      <div
        id={cornerId}
        className="pointer-events-none absolute right-4 bottom-14 z-50 grid w-110 max-w-[calc(100vw-2rem)] justify-items-end gap-2 *:pointer-events-auto"
      />
    </div>
  )
}

/** The corner of this page; null outside the desk's frame. */
export function findCorner(): HTMLElement | null {
  return document.getElementById(cornerId)
}

/** A note in the corner; never in the server's HTML. */
export function CornerNote({ children }: { children: ReactNode }) {
  return createPortal(
    <div className="w-full rounded-panel bg-raised shadow-float">{children}</div>,
    findCorner() ?? document.body,
  )
}
