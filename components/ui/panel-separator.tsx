'use client'

import { type KeyboardEvent, type PointerEvent, useState, useSyncExternalStore } from 'react'
import { findPanelSlot } from './panel-slot'
import { clampWidth, narrowestPanel, savePanelWidth, usualPanel, widestPanel, widestPanelIn } from './panel-width'
import { uiWords } from './words'

/** How far an arrow key moves the edge, in pixels. */
const step = 20

/** The edge between a list and its docked panel: drag it or use the arrow keys. A double click resets the width. */
export function PanelSeparator() {
  const [chosen, setChosen] = useState(currentWidth)
  const most = useSyncExternalStore(onResize, () => widestPanelIn(window.innerWidth), serverMost)
  const width = Math.min(chosen, most)

  function choose(wanted: number) {
    const next = clampWidth(wanted, most)
    strut()?.setAttribute('width', String(next))
    setChosen(next)
    return next
  }

  function onKeyDown(event: KeyboardEvent) {
    const wanted: Record<string, number> = {
      ArrowLeft: width + step,
      ArrowRight: width - step,
      Home: narrowestPanel,
      End: most,
      Enter: usualPanel,
    }
    const next = wanted[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    savePanelWidth(choose(next))
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const edge = event.currentTarget
    const from = { x: event.clientX, width }
    let last = width
    edge.setPointerCapture(event.pointerId)
    const move = ({ clientX }: { clientX: number }) => {
      last = choose(from.width + from.x - clientX)
    }
    const end = () => {
      edge.removeEventListener('pointermove', move)
      edge.removeEventListener('lostpointercapture', end)
      if (last !== from.width) savePanelWidth(last)
    }
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', end)
  }

  return (
    <div
      role="separator"
      aria-label={uiWords.panelWidth}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={narrowestPanel}
      aria-valuemax={most}
      aria-valuetext={uiWords.pixels({ width: String(width) })}
      tabIndex={0}
      title={uiWords.drag}
      onKeyDown={onKeyDown}
      onPointerDown={drag}
      onDoubleClick={() => savePanelWidth(choose(usualPanel))}
      className="absolute inset-y-0 -left-1 z-1 w-2 cursor-col-resize touch-none select-none border-x-3 border-transparent bg-clip-padding outline-none transition-colors duration-150 hover:bg-line-strong focus-visible:bg-accent active:bg-accent max-xl:hidden"
    />
  )
}

function strut(): SVGElement | null {
  return findPanelSlot()?.querySelector('svg') ?? null
}

function currentWidth(): number {
  return clampWidth(Number(strut()?.getAttribute('width')) || usualPanel, widestPanel)
}

function onResize(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

const serverMost = () => widestPanel
