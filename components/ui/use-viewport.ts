'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { useIsBrowser } from './use-is-browser'

/** What of a scrolling region is seen, in pixels from its start. Moves in steps, so that not every pixel draws anew. */
export type Viewport = { top: number; left: number; width: number; height: number }

/** What the server takes for the region, which it cannot know: that of a window of 1440 × 900. */
const unknown: Viewport = { top: 0, left: 0, width: 1208, height: 760 }

/** Follows a region as it scrolls and changes its size; `steps` in pixels. */
export function useViewport(region: RefObject<HTMLElement | null>, steps: { top: number; left: number }): Viewport {
  const isBrowser = useIsBrowser()
  const [seen, setSeen] = useState(unknown)
  const { top: topStep, left: leftStep } = steps
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const look = () => {
      const { scrollTop, scrollLeft, clientWidth, clientHeight } = element
      const top = Math.floor(scrollTop / topStep) * topStep
      // Upwards, so that any way to the side is one.
      const left = Math.ceil(Math.abs(scrollLeft) / leftStep) * leftStep
      setSeen((before) =>
        before.top === top && before.left === left && before.width === clientWidth && before.height === clientHeight
          ? before
          : { top, left, width: clientWidth, height: clientHeight },
      )
    }
    const observer = new ResizeObserver(look)
    const begin = () => observer.observe(element)
    // What the server drew is painted first, where it is what is seen: to draw it anew would hold that up.
    const frame = element.scrollTop === 0 ? requestAnimationFrame(() => setTimeout(begin)) : begin()
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      if (frame) cancelAnimationFrame(frame)
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [region, topStep, leftStep])
  return isBrowser ? seen : unknown
}
