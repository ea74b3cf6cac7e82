import { useCallback, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { PanelSpace } from '@/components/ui/panel-slot'

export const LazyColumnsPanel = lazyPart(async () => (await import('./columns-panel')).ColumnsPanel, <PanelSpace />)

type Details = { openRow: (index: number) => void; close: () => void }

/** Whether the panel is open; it and a record's details take each other's place. */
export function useColumnsPanel({ openRow, close: closeDetails }: Details) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open() {
      closeDetails()
      setOpen(true)
    },
    close: useCallback(() => setOpen(false), []),
    openDetails: useCallback(
      (index: number) => {
        setOpen(false)
        openRow(index)
      },
      [openRow],
    ),
  }
}
