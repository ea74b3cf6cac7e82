'use client'

import { CalendarDays, ChevronDown } from 'lucide-react'
import type { ListView } from '@/lib/views/contract'
import { buttonClass } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { LazyPopupButton } from '../../ui/lazy-popup-button'
import { filterWords } from '../words'

const AppliedPopup = lazyPart(async () => (await import('./applied-popup')).AppliedPopup)

/** Filters the list by the days on which people applied. */
export function AppliedMenu({ onChange }: { onChange: (span: NonNullable<ListView['applied']>) => void }) {
  return (
    // In its own box: an open popup puts focus guards beside its button, and each would add a flex gap.
    <div className="flex shrink-0">
      <LazyPopupButton
        opens="dialog"
        className={buttonClass()}
        face={
          <>
            <CalendarDays aria-hidden className="size-4 shrink-0" />
            {filterWords.applied}
            <ChevronDown aria-hidden className="size-4 shrink-0" />
          </>
        }
        onAhead={AppliedPopup.ahead}
        renderPopup={(button) => <AppliedPopup {...button} onChange={onChange} />}
      />
    </div>
  )
}
