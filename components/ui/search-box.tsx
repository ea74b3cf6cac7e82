'use client'

import { Search } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: string
  onText: (text: string) => void
}

/** A search field; `onText` is called with every change. "/" leads to it, ↓ from it to the first row of the list. */
export function SearchBox({ label, onText, onKeyDown, ...rest }: SearchBoxProps) {
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key !== 'ArrowDown' || event.defaultPrevented || event.nativeEvent.isComposing) return
    const row = event.currentTarget.closest('main')?.querySelector<HTMLElement>('[role=row][tabindex="0"]')
    if (!row) return
    event.preventDefault()
    row.focus()
  }
  return (
    <div className="relative min-w-40 flex-1 md:max-w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-quiet"
      />
      <input
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKey}
        className="control pl-8 text-ellipsis"
        {...rest}
      />
    </div>
  )
}
