'use client'

import { Columns3 } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { Button } from '../../ui/button'
import { SearchBox } from '../../ui/search-box'
import { useKeyHint } from '../../ui/shortcuts/use-key-hint'
import { useShortcut } from '../../ui/shortcuts/use-shortcut'
import { useRovingFocus } from '../../ui/use-roving-focus'
import { listWords } from '../words'

type ListToolbarProps = {
  /** The filter's input. */
  box: RefObject<HTMLInputElement | null>
  /** The filter's accessible name. */
  label: string
  filter: string
  /** The number of rows the filter found. */
  result?: ReactNode
  onFilter: (filter: string) => void
  /** Called on Enter in the filter. */
  onEnter: () => void
  onColumns: () => void
  /** The menu of saved views. */
  views: ReactNode
  /** The button that unfolds the filters on phones. */
  filters?: ReactNode
  /** The export buttons, for users who may export. */
  exports: ReactNode
}

/** The filter, how many rows it found, and the list's actions; a single tab stop. */
export function ListToolbar({
  box,
  label,
  filter,
  result,
  onFilter,
  onEnter,
  onColumns,
  views,
  filters,
  exports,
}: ListToolbarProps) {
  const toolbar = useRovingFocus<HTMLDivElement>({ keys: 'horizontal' })
  const hint = useKeyHint()
  useFocusOfBefore(box)
  useShortcut({ keys: 'c', label: listWords.columnsKey }, () => {
    onColumns()
    return true
  })
  return (
    // Its popups are drawn above the filters and the table.
    <div className="@container relative z-21">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pb-3 md:px-6">
        <SearchBox
          ref={box}
          label={label}
          value={filter}
          onText={onFilter}
          maxLength={500}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
            if (event.key !== 'Escape') return
            onFilter('')
            event.preventDefault()
          }}
        />
        <div className="empty:hidden @max-[640px]:order-1 @max-[640px]:w-full">{result}</div>
        <div
          {...toolbar}
          role="toolbar"
          aria-label={listWords.toolbar}
          className="flex flex-wrap items-center gap-2 @max-[640px]:w-full @max-[640px]:gap-1 @max-[640px]:[&>button]:px-2 @min-[640px]:ml-auto @min-[640px]:justify-end"
        >
          {filters}
          {views}
          <Button onClick={onColumns} title={hint(listWords.columns, 'c')}>
            <Columns3 aria-hidden className="size-4" />
            <span className="@max-[1000px]:sr-only">{listWords.columns}</span>
          </Button>
          {exports}
        </div>
      </div>
    </div>
  )
}

let wasFocused = false

/** Keeps the focus when the list of all applicants replaces the loaded one: the user may be typing. */
function useFocusOfBefore(box: RefObject<HTMLInputElement | null>) {
  useLayoutEffect(() => {
    const input = box.current
    if (wasFocused) input?.focus()
    return () => {
      wasFocused = input !== null && input === document.activeElement
      queueMicrotask(() => {
        wasFocused = false
      })
    }
  }, [box])
}
