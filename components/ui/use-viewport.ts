'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'
import { useIsBrowser } from './use-is-browser'

/**
 * What is visible of a scrolling region, in pixels from its start; moves in steps, so that not every pixel renders
 * again.
 */
export type Viewport = { top: number; left: number; width: number; height: number }

/** What the server, which cannot know it, assumes: the region in a window of 1440 × 900. */
const assumed: Viewport = { top: 0, left: 0, width: 1208, height: 760 }

/** Follows a region as it scrolls and is resized; `steps` in pixels. */
export function useViewport(region: RefObject<HTMLElement | null>, steps: { top: number; left: number }): Viewport {
  const isBrowser = useIsBrowser()
  const [viewport, setViewport] = useState(assumed)
  const { top: topStep, left: leftStep } = steps
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const measure = () => {
      const { scrollTop, scrollLeft, clientWidth, clientHeight } = element
      const top = Math.floor(scrollTop / topStep) * topStep
      // Rounded up, so that any scrolling sideways counts.
      const left = Math.ceil(Math.abs(scrollLeft) / leftStep) * leftStep
      setViewport((before) =>
        before.top === top && before.left === left && before.width === clientWidth && before.height === clientHeight
          ? before
          : { top, left, width: clientWidth, height: clientHeight },
      )
    }
    const observer = new ResizeObserver(measure)
    const start = () => observer.observe(element)
    // Paint what the server rendered first where it is what is visible: rendering again would delay that.
    const frame = element.scrollTop === 0 ? requestAnimationFrame(() => setTimeout(start)) : start()
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      if (frame) cancelAnimationFrame(frame)
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [region, topStep, leftStep])
  return isBrowser ? viewport : assumed
}
