import { cornerId } from './corner-note'

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
