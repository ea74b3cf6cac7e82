'use client'

import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { DialogClose } from './dialog-close'
import { useFocusReturn } from './use-focus-return'

type DialogBoxProps = {
  title: string
  description: string
  onClose: () => void
  /** Only the dialog's buttons close it, because closing it would lose something. */
  ignoresEscape?: boolean
  /** Gets the focus on closing; needed when the opener is gone by then, as a menu item is. */
  returnFocusTo?: RefObject<HTMLElement | null>
  /** Has the focus at first, instead of the first control. */
  focusFirst?: RefObject<HTMLElement | null>
  size?: 'usual' | 'wide'
  /** Shows "Close" beside the title; needed where `children` has no button that closes the dialog. */
  hasClose?: boolean
  children: ReactNode
}

/** A modal dialog. Escape or a click outside closes it, unless `ignoresEscape`. */
export function DialogBox({
  title,
  description,
  onClose,
  ignoresEscape = false,
  returnFocusTo,
  focusFirst,
  size = 'usual',
  hasClose = false,
  children,
}: DialogBoxProps) {
  const finalFocus = useFocusReturn(returnFocusTo)
  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen, details) => {
        if (ignoresEscape) details.cancel()
        else if (!isOpen) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          finalFocus={finalFocus}
          {...(focusFirst && { initialFocus: focusFirst })}
          className={`${size === 'wide' ? 'w-176' : 'w-96'} fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-panel border bg-raised p-6 shadow-float outline-none`}
        >
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <Dialog.Title className="wrap-anywhere text-section font-semibold">{title}</Dialog.Title>
              <Dialog.Description className="text-quiet">{description}</Dialog.Description>
            </div>
            {hasClose && <DialogClose />}
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
