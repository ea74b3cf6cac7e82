'use client'

import { Search } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref' | 'value'> & {
  label: string
  value: string
  ref?: RefObject<HTMLInputElement | null>
  onText: (text: string) => void
}

/**
 * A search field; `onText` is called on every change, and with text typed before hydration. "/" moves the focus here,
 * and ↓ from here to the first row of the list.
 */
export function SearchBox({ label, value, onText, onKeyDown, ref, ...rest }: SearchBoxProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const takeEarlyText = useEffectEvent(() => {
    const typed = input.current?.value ?? value
    if (typed !== value) onText(typed)
  })
  // A layout effect: later effects may rerender the box with the text from the state.
  useLayoutEffect(() => takeEarlyText(), [])
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
        ref={input}
        type="search"
        value={value}
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
