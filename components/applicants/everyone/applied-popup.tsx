'use client'

import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { ListView } from '@/lib/views/contract'
import { DaysForm } from '../../records/columns/days-form'
import { closedSpan } from '../../records/columns/days-span'
import { buttonClass } from '../../ui/button'
import { filterWords } from '../words'

type AppliedPopupProps = {
  onChange: (span: NonNullable<ListView['applied']>) => void
  onReady: () => void
  /** The face of the button. */
  children: ReactNode
}

/** The button and its popup, with spans that are asked for often and two days to choose. Opens as soon as it is loaded. */
export function AppliedPopup({ onChange, onReady, children }: AppliedPopupProps) {
  const holder = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  return (
    <>
      {/* Holds the popup inside the main landmark; rendered first, since its portal needs it at once. */}
      <div ref={holder} className="contents" />
      <Popover.Root defaultOpen>
        <Popover.Trigger className={buttonClass()}>{children}</Popover.Trigger>
        <Popover.Portal container={holder}>
          <Popover.Positioner positionMethod="fixed" align="start" sideOffset={6} collisionPadding={8} className="z-40">
            <Popover.Popup
              aria-label={filterWords.appliedMenu}
              className="w-72 max-w-[calc(100vw-1rem)] rounded-panel border bg-raised p-3 shadow-float outline-none"
            >
              <DaysForm
                value={null}
                isClosed
                onChange={(span) => {
                  const closed = closedSpan(span)
                  if (closed) onChange(closed)
                }}
              />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}
