'use client'

import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ListView } from '@/lib/views/contract'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { filterWords } from '../words'

const AppliedPopup = lazyPart(async () => (await import('./applied-popup')).AppliedPopup)

/** Narrows the list down to the days on which people applied; what is behind the button is loaded on first use. */
export function AppliedMenu({ onChange }: { onChange: (span: NonNullable<ListView['applied']>) => void }) {
  const [isWanted, setWanted] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const face = (
    <>
      <CalendarDays aria-hidden className="size-4 shrink-0" />
      {filterWords.applied}
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </>
  )
  return (
    // An open popup is among the buttons, and each of its guards would be one more gap between them.
    <div className="flex shrink-0">
      {isWanted && (
        <AppliedPopup onChange={onChange} onReady={() => setLoaded(true)}>
          {face}
        </AppliedPopup>
      )}
      {!isLoaded && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={false}
          className={buttonClass()}
          onClick={() => setWanted(true)}
          onPointerEnter={AppliedPopup.ahead}
        >
          {face}
        </button>
      )}
    </div>
  )
}
