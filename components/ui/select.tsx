'use client'

import { ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { FieldControl } from './field'
import { lazyPart } from './lazy-part'
import type { SelectOption, SelectPopupProps } from './select-popup'

const SelectPopup = lazyPart(async () => (await import('./select-popup')).SelectPopup)

type SelectProps<Value extends string> = {
  /** Accessible name, also where a label is visible. */
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
  control?: FieldControl
  /** Whether to highlight it as an active filter. */
  isChosen?: boolean
  isDisabled?: boolean
  className?: string
}

/** Lets the user choose one of a few values from a list, which is loaded on first use. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, control, isChosen = false, isDisabled = false, className = '' } = props
  const [isWanted, setIsWanted] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const face = (
    <>
      <span dir="auto" className="min-w-0 truncate">
        {chosen?.label ?? value}
      </span>
      <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-quiet" />
    </>
  )
  const shared = {
    ...control,
    disabled: isDisabled,
    className: `control flex items-center justify-between gap-2 text-start ${isChosen ? 'is-chosen' : ''}`,
  }
  const open = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setIsWanted(true)
  }
  const popup: SelectPopupProps = {
    label,
    value,
    options,
    shared,
    children: face,
    onChange: (value) => {
      const option = options.find((option) => option.value === value)
      if (option) onChange(option.value)
    },
    onReady: () => setIsLoaded(true),
  }
  return (
    // In its own box: the focus guards of an open list would add gaps between its neighbors.
    <div className={`flex min-w-0 ${className}`}>
      {isWanted && <SelectPopup {...popup} />}
      {!isLoaded && (
        <button
          type="button"
          role="combobox"
          aria-label={label}
          aria-haspopup="listbox"
          aria-expanded={false}
          {...shared}
          onClick={() => setIsWanted(true)}
          onKeyDown={open}
          onPointerEnter={SelectPopup.ahead}
          onFocus={SelectPopup.ahead}
        >
          {face}
        </button>
      )}
    </div>
  )
}
