'use client'

import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: string
  onText: (text: string) => void
}

/** A search field; `onText` is called with every change. */
export function SearchBox({ label, onText, ...rest }: SearchBoxProps) {
  return (
    <div className="relative min-w-40 flex-1 md:max-w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-quiet"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        onChange={(event) => onText(event.target.value)}
        className="control pl-8 text-ellipsis"
        {...rest}
      />
    </div>
  )
}
