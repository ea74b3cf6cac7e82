'use client'

import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

type PanelProps = {
  title: string
  heading: ReactNode
  actions?: ReactNode
  onClose: () => void
  /** Where the focus is for the keys of the list beside it. */
  listKeys?: string
  /** Only "Close" closes it, for what would be lost with it. */
  ignoresEscape?: boolean
  children: ReactNode
}

/** Details over the right side of the page, or all of it on a phone. Escape closes it and restores the focus. */
export function Panel(props: PanelProps) {
  const { title, heading, actions, onClose, listKeys, ignoresEscape = false, children } = props
  return (
    <Dialog.Root
      open
      modal={false}
      disablePointerDismissal
      onOpenChange={(isOpen, details) => {
        if (ignoresEscape && details.reason === 'escape-key') details.cancel()
        else if (!isOpen) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          aria-label={title}
          data-list-keys={listKeys}
          className="fixed inset-y-0 right-0 z-30 flex w-full flex-col border-l bg-raised shadow-float outline-none md:w-110"
        >
          <div className="flex items-start gap-2 border-b p-4">
            <div className="min-w-0 flex-1">
              <p className="text-small text-quiet">{title}</p>
              <h2 dir="auto" className="truncate text-left text-section font-semibold">
                {heading}
              </h2>
            </div>
            {actions}
            <Dialog.Close
              aria-label="Close"
              className="grid size-8 shrink-0 place-items-center rounded-control hover:bg-sunken touch:size-10"
            >
              <X aria-hidden className="size-4" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
