'use client'

import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect } from 'react'
import { useIsBrowser } from './use-is-browser'
import { useMediaQuery } from './use-media-query'

/** Heights of a row in pixels: on wide screens, and on phones, where a row has several lines. */
export type RowHeights = { wide: number; phone: number }

/** The rows near the view, by index, and the space in pixels that stands in place of the others. */
export type RowWindow = { indexes: number[]; before: number; after: number }

/**
 * Which rows of a long list to draw. They stand in the normal flow between two spacers, and the server draws none after them,
 * so that its HTML needs no style attributes, which the Content-Security-Policy forbids.
 */
export function useRowWindow(count: number, region: RefObject<HTMLElement | null>, heights: RowHeights): RowWindow {
  const isBrowser = useIsBrowser()
  const isPhone = useMediaQuery('(width < 48rem)')
  const height = isPhone ? heights.phone : heights.wide
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => height,
    overscan: 10,
    initialRect: { width: 1024, height: 840 },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the row height is what makes the measures stale
  useEffect(() => virtual.measure(), [height])
  const indexes = virtual.getVirtualItems().map(({ index }) => index)
  const first = indexes[0] ?? 0
  const last = indexes.at(-1) ?? -1
  return { indexes, before: first * height, after: isBrowser ? (count - 1 - last) * height : 0 }
}
