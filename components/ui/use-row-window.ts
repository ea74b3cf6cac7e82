'use client'

import { type RefObject, useMemo } from 'react'
import { useIsBrowser } from './use-is-browser'
import { useViewport, type Viewport } from './use-viewport'

/** A row to draw, by its index, and the space in pixels that stands before it in place of rows left out. */
type DrawnRow = { index: number; gap: number }

/** `after`: the space below the last row that is drawn. `viewport`: what is seen of the region. */
export type RowWindow = { rows: DrawnRow[]; after: number; viewport: Viewport }

/** Rows drawn beyond each edge of the view, and how many come and go together. */
const beyond = 4
const together = 4
/** Columns come and go by this many pixels. */
const leftStep = 80

/**
 * Which rows of a long list to draw, whatever its length; all are of one height. They stand in the normal flow between spaces, and
 * the server draws none after them, so that its HTML needs no style attributes, which the Content-Security-Policy forbids.
 * `kept` is drawn wherever it is: the row with the focus would lose it otherwise.
 */
export function useRowWindow(
  count: number,
  region: RefObject<HTMLElement | null>,
  height: number,
  kept: number | null = null,
): RowWindow {
  const isBrowser = useIsBrowser()
  const viewport = useViewport(region, { top: height * together, left: leftStep })
  const from = Math.max(0, Math.min(Math.floor(viewport.top / height) - beyond, count - 1))
  // The first paint waits for each row that the server draws: it draws what is seen.
  const below = isBrowser ? together + beyond : 1
  const to = Math.min(count, Math.ceil((viewport.top + viewport.height) / height) + below)
  return useMemo(() => {
    const indexes = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
    if (kept !== null && kept < from) indexes.unshift(kept)
    else if (kept !== null && kept >= to && kept < count) indexes.push(kept)
    const rows = indexes.map((index, place) => ({ index, gap: (index - (indexes[place - 1] ?? -1) - 1) * height }))
    const last = indexes.at(-1) ?? -1
    return { rows, after: isBrowser ? (count - 1 - last) * height : 0, viewport }
  }, [from, to, kept, count, height, isBrowser, viewport])
}
