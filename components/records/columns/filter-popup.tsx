'use client'

import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { BackCloses } from '../../ui/back-closes'
import type { PopupButton } from '../../ui/lazy-popup-button'

type FilterPopupProps = PopupButton & {
  /** The popup's accessible name. */
  label: string
  children: ReactNode
}

/** A button and its popup of filters, which opens as soon as this component is loaded. */
export function FilterPopup({ className, face, onReady, label, children }: FilterPopupProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(true)
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  return (
    <>
      {/* Keeps the popup inside the main landmark; rendered first, since the popup's portal needs it at once. */}
      <div ref={holder} className="contents" />
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger className={className}>{face}</Popover.Trigger>
        <Popover.Portal container={holder}>
          <Popover.Positioner positionMethod="fixed" align="start" sideOffset={6} collisionPadding={8} className="z-40">
            <Popover.Popup
              aria-label={label}
              className="max-h-[min(var(--available-height),28rem)] w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border bg-raised p-1.5 shadow-float outline-none"
            >
              <BackCloses close={() => setOpen(false)} />
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}
