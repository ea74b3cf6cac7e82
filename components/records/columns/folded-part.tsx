'use client'

import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** A section of a popup, folded under its name. */
export function FoldedPart({
  label,
  isSet = false,
  children,
}: {
  label: string
  isSet?: boolean
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className={`flex min-h-8 w-full items-center gap-2 rounded-control px-2 py-1 text-start hover:bg-sunken touch:min-h-11 ${isSet ? 'font-medium text-accent' : ''}`}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight aria-hidden className={`size-4 shrink-0 text-quiet ${isOpen ? 'rotate-90' : ''}`} />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </button>
      {isOpen && <div className="ps-6">{children}</div>}
    </>
  )
}
