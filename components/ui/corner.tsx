import { cornerId } from './corner-note'

/**
 * Stacks floating notes so that none covers another: at the bottom right of the main area, above its status line, and
 * on phones above the bottom bars. The last element in `main`.
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
