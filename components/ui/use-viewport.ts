'use client'

import { type RefObject, use, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsBrowser } from './use-is-browser'
import { PhoneHint } from './use-media-query'

/**
 * The visible part of a scrolling region, in pixels from its start; changes in steps, so that not every pixel scrolled
 * causes a render.
 */
export type Viewport = { top: number; left: number; width: number; height: number }

/** The server's assumptions: the region in a window of 1440 × 900, and on a tall phone. */
const inWindow: Viewport = { top: 0, left: 0, width: 1208, height: 760 }
const onPhone: Viewport = { top: 0, left: 0, width: 412, height: 684 }

/** A print shows a list from its top, up to this many pixels of it: 500 rows, so that rendering them takes no minute. */
const printedHeight = 20_000

/** Tracks a region as it is scrolled, resized and printed; `steps` in pixels. */
export function useViewport(region: RefObject<HTMLElement | null>, steps: { top: number; left: number }): Viewport {
  const isBrowser = useIsBrowser()
  const assumed = use(PhoneHint) ? onPhone : inWindow
  const [viewport, setViewport] = useState(assumed)
  const { top: topStep, left: leftStep } = steps
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const measure = () => {
      const { scrollTop, scrollLeft, clientWidth: width, clientHeight: height } = element
      const top = Math.floor(scrollTop / topStep) * topStep
      // Rounded up, so that any sideways scrolling counts.
      const left = Math.ceil(Math.abs(scrollLeft) / leftStep) * leftStep
      const now = { top, left, width, height }
      setViewport((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
    }
    const observer = new ResizeObserver(measure)
    const start = () => observer.observe(element)
    // The browser prints what is in the document when this returns.
    const showToPrint = () => {
      observer.disconnect()
      flushSync(() => setViewport((before) => ({ ...before, top: 0, height: printedHeight })))
    }
    // Unless scrolled, paint the server's rows first: rendering again would delay the first paint.
    const frame = element.scrollTop === 0 ? requestAnimationFrame(() => setTimeout(start)) : start()
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    element.addEventListener('scroll', measure, options)
    addEventListener('beforeprint', showToPrint, options)
    addEventListener('afterprint', start, options)
    return () => {
      if (frame) cancelAnimationFrame(frame)
      listening.abort()
      observer.disconnect()
    }
  }, [region, topStep, leftStep])
  return isBrowser ? viewport : assumed
}
