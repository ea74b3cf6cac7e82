'use client'

import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { DialogClose } from './dialog-close'
import { isTouched } from './is-touched'
import { PanelSeparator } from './panel-separator'
import { findPanelSlot, PanelSpace } from './panel-slot'

type PanelProps = {
  title: string
  heading: ReactNode
  /** Before the heading, such as initials. */
  lead?: ReactNode
  /** Under the heading. */
  summary?: ReactNode
  actions?: ReactNode
  onClose: () => void
  /** The `data-list-keys` value, by which list shortcuts recognize a focus inside the panel. */
  listKeys?: string
  /** Only the "Close" button closes it, because closing it would lose something. */
  ignoresEscape?: boolean
  /** Shows the details of a row, which gets the focus when the panel closes. */
  isOfRow?: boolean
  /**
   * Gets the focus, unless that would open an on-screen keyboard; otherwise the panel itself is focused, so that Enter
   * does not follow its first link.
   */
  firstField?: RefObject<HTMLElement | null>
  /** What Escape does instead of closing the panel, such as closing a form inside it. */
  onEscape?: (() => void) | undefined
  children: ReactNode
}

/** Looked up lazily: the first panel may be rendered together with its slot. */
const slot: RefObject<HTMLElement | null> = {
  get current() {
    return findPanelSlot()
  },
}

/**
 * Details beside the page from 1280 px up, over its right side below that, and over the whole page on a phone. Escape
 * closes the panel and restores the focus.
 */
export function Panel(props: PanelProps) {
  const { title, heading, lead, summary, actions, onClose, onEscape, children } = props
  const { listKeys = 'panel', ignoresEscape = false, isOfRow = false, firstField } = props
  const popup = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  const headingId = useId()
  return (
    <>
      <PanelSpace />
      <Dialog.Root
        open
        modal={false}
        disablePointerDismissal
        onOpenChange={(isOpen, details) => {
          const isEscape = details.reason === 'escape-key'
          if (isEscape && (ignoresEscape || onEscape)) {
            details.cancel()
            onEscape?.()
          } else if (!isOpen) onClose()
        }}
      >
        <Dialog.Portal container={slot}>
          <Dialog.Popup
            ref={popup}
            aria-label={title}
            aria-describedby={headingId}
            {...(isOfRow ? { finalFocus: () => findRowToFocus(popup.current, opener) } : {})}
            initialFocus={() => (isTouched() ? null : firstField?.current) ?? popup.current}
            data-list-keys={listKeys}
            className="absolute inset-y-0 right-0 z-30 flex w-full flex-col border-l bg-raised shadow-float outline-none md:w-110 xl:inset-0 xl:w-auto xl:shadow-none"
          >
            <div className="flex items-start gap-2 border-b p-4">
              {lead}
              <div className="min-w-0 flex-1">
                <p className="text-small text-quiet">{title}</p>
                {/* Announced when the panel goes on to the next row. */}
                <h2
                  aria-live="polite"
                  id={headingId}
                  dir="auto"
                  className="truncate text-left text-section font-semibold"
                >
                  {heading}
                </h2>
                {summary}
              </div>
              {actions}
              <DialogClose />
            </div>
            {/* Positioned, so that text for screen readers scrolls with it and does not lengthen the page. */}
            <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
            {/* Last, so that opening the panel does not focus it. */}
            <PanelSeparator />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  )
}

/**
 * The active row, or in it what had the focus before; else the list without rows. False where the focus is elsewhere,
 * and stays there.
 */
function findRowToFocus(popup: HTMLElement | null, opener: Element | null) {
  const { activeElement, body } = document
  if (activeElement !== body && !popup?.contains(activeElement)) return false
  const row = document.querySelector<HTMLElement>('[data-index][tabindex="0"]')
  if (opener instanceof HTMLElement && row?.contains(opener)) return opener
  return row ?? document.querySelector<HTMLElement>('[data-first-focus]')
}
