import { Skeleton } from './skeleton'

const slotId = 'panel-slot'

/**
 * Where panels dock, right after `main`; below 1280 px panels float and the slot takes no space. The width is an SVG
 * attribute, since the server's HTML must not contain style attributes (Content-Security-Policy).
 */
export function PanelSlot({ width }: { width: number }) {
  return (
    <div id={slotId} className="panel-slot">
      <svg aria-hidden width={width} height={1} className="panel-strut" />
      <div className="panel-waiting content-start gap-2 border-l bg-raised p-4">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-5 w-56 max-w-full" />
      </div>
    </div>
  )
}

/** Reserves the space of a docked panel while it is in the document, also in the server's HTML. */
export function PanelSpace() {
  return <span hidden className="panel-space" />
}

/** Returns this page's slot; null outside the desk's frame. */
export function findPanelSlot(): HTMLElement | null {
  return document.getElementById(slotId)
}
