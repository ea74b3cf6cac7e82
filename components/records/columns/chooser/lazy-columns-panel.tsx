import { useCallback, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { PanelSpace } from '@/components/ui/panel-slot'

export const LazyColumnsPanel = lazyPart(async () => (await import('./columns-panel')).ColumnsPanel, <PanelSpace />)

/** Whether the panel is open; it takes the place of a record's details. */
export function useColumnsPanel(closeDetails: () => void) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open() {
      closeDetails()
      setOpen(true)
    },
    close: useCallback(() => setOpen(false), []),
  }
}
