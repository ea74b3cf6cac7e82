'use client'

import { type RefObject, useMemo } from 'react'
import { useIsBrowser } from './use-is-browser'
import { useViewport, type Viewport } from './use-viewport'

/** A row to render, and the height in pixels of the omitted rows before it. */
type WindowRow = { index: number; gap: number }

/** `after`: the height of the omitted rows at the end. `viewport`: the visible part of the region. */
export type RowWindow = { rows: WindowRow[]; after: number; viewport: Viewport }

/** Rows rendered beyond each edge of the view, and how many are added or removed at a time. */
const overscan = 2
const step = 4
/** The most rows that are rendered below the view. */
export const rowsBelow = step + overscan
/** Columns are added and removed in steps of this many pixels. */
const leftStep = 80

/**
 * Says which rows of a long list to render, each `height` pixels high. `kept` is rendered wherever it is, since the
 * focused row would otherwise lose the focus. The server omits `after`: its HTML must not contain style attributes
 * (Content-Security-Policy).
 */
export function useRowWindow(
  count: number,
  region: RefObject<HTMLElement | null>,
  height: number,
  kept: number | null = null,
): RowWindow {
  const isBrowser = useIsBrowser()
  const viewport = useViewport(region, { top: height * step, left: leftStep })
  const from = Math.max(0, Math.min(Math.floor(viewport.top / height) - overscan, count - 1))
  // The first paint waits for each row that the server renders, so it renders little more than is visible.
  const below = isBrowser ? rowsBelow : 1
  const to = Math.min(count, Math.ceil((viewport.top + viewport.height) / height) + below)
  return useMemo(() => {
    const indexes = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
    if (kept !== null && kept < from) indexes.unshift(kept)
    else if (kept !== null && kept >= to && kept < count) indexes.push(kept)
    const rows = indexes.map((index, position) => ({
      index,
      gap: (index - (indexes[position - 1] ?? -1) - 1) * height,
    }))
    const last = indexes.at(-1) ?? -1
    return { rows, after: isBrowser ? (count - 1 - last) * height : 0, viewport }
  }, [from, to, kept, count, height, isBrowser, viewport])
}
