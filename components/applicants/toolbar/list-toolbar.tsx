'use client'

import { Columns3, Keyboard } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/button'
import { lazyPart } from '../../ui/lazy-part'
import { SearchBox } from '../../ui/search-box'
import { isTyping } from './is-typing'

const KeysDialog = lazyPart(async () => (await import('./keys-dialog')).KeysDialog)

type ListToolbarProps = {
  /** The filter's input. */
  box: RefObject<HTMLInputElement | null>
  /** What the filter is called. */
  label: string
  filter: string
  /** What the filter has found. */
  result: ReactNode
  onFilter: (filter: string) => void
  onColumns: () => void
  /** Whether the keys of those who may write are among the keys that are shown. */
  canWrite: boolean
  /** The menu of saved views. */
  children: ReactNode
}

/** The filter, how many rows it found, and the list's settings. `/` focuses the filter, `?` shows the keys. */
export function ListToolbar(props: ListToolbarProps) {
  const { box, label, filter, result, onFilter, onColumns, canWrite, children } = props
  const [areKeysShown, setKeysShown] = useState(false)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      // A modal dialog is open.
      if (box.current?.closest('[aria-hidden=true], [inert]')) return
      if (event.key === '/') box.current?.focus()
      else if (event.key === '?') setKeysShown(true)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [box])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pb-3 md:px-6">
      <SearchBox
        ref={box}
        label={label}
        value={filter}
        onText={onFilter}
        maxLength={500}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onFilter('')
          else if (event.key === 'ArrowDown') focusActiveRow(event.currentTarget)
          else return
          event.preventDefault()
        }}
      />
      <div className="empty:hidden max-md:order-1 max-md:w-full">{result}</div>
      <div className="flex gap-2 md:ml-auto">
        {children}
        <Button onClick={onColumns}>
          <Columns3 aria-hidden className="size-4" />
          <span className="max-md:sr-only">Columns</span>
        </Button>
        <Button
          look="quiet"
          aria-label="Keys"
          title="Keys (?)"
          className="max-md:hidden"
          onClick={() => setKeysShown(true)}
        >
          <Keyboard aria-hidden className="size-4" />
        </Button>
      </div>
      {areKeysShown && <KeysDialog canWrite={canWrite} onClose={() => setKeysShown(false)} />}
    </div>
  )
}

/** From the filter into the list, to the row that Tab would reach. */
function focusActiveRow(box: HTMLElement) {
  box.closest('main')?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus()
}
