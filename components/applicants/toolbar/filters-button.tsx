'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ListView } from '@/lib/views/contract'
import { countFilters } from '@/lib/views/plain-view'
import { Button } from '../../ui/button'
import { filterWords } from '../words'

type FoldedFilters = { isOpen: boolean; toggle: () => void }

/** Whether a narrow list shows all filters; active ones always show. */
export function useFoldedFilters(): FoldedFilters {
  const [isOpen, setOpen] = useState(false)
  return { isOpen, toggle: () => setOpen(!isOpen) }
}

/** On phones and beside details: toggles the filters, and shows how many are active. */
export function FiltersButton({
  view,
  isOpen,
  toggle,
  className,
}: FoldedFilters & { view: ListView; className: string }) {
  const count = countFilters(view)
  return (
    <Button className={className} aria-expanded={isOpen} onClick={toggle}>
      <SlidersHorizontal aria-hidden className="size-4" />
      {count === 0 ? filterWords.filters : filterWords.filtersChosen({ count })}
    </Button>
  )
}
