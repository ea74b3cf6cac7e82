'use client'

import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ListView } from '@/lib/views/contract'
import { countFilters } from '@/lib/views/plain-view'
import { Button } from '../../ui/button'
import { filterWords } from '../words'

type FoldedFilters = { isOpen: boolean; toggle: () => void }

/** Whether phones show the filters: folded while none is active. */
export function useFoldedFilters(view: ListView): FoldedFilters {
  const [opened, setOpened] = useState<boolean | null>(null)
  const isOpen = opened ?? countFilters(view) > 0
  return { isOpen, toggle: () => setOpened(!isOpen) }
}

/** On phones: shows the filters, and says how many are active. */
export function FiltersButton({ view, isOpen, toggle }: FoldedFilters & { view: ListView }) {
  const count = countFilters(view)
  return (
    <Button className="md:hidden" aria-expanded={isOpen} onClick={toggle}>
      <SlidersHorizontal aria-hidden className="size-4" />
      {count === 0 ? filterWords.filters : filterWords.filtersChosen({ count })}
    </Button>
  )
}
