'use client'

import { Select as List } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldControl } from './field'

export type SelectOption<Value extends string> = { value: Value; label: string; detail?: string }

export type SelectPopupProps = {
  label: string
  value: string
  options: readonly SelectOption<string>[]
  onChange: (value: string | null) => void
  /** Props of the button, before and after this component is loaded. */
  shared: Partial<FieldControl> & { className: string; disabled: boolean }
  onReady: () => void
  /** The button's content. */
  children: ReactNode
}

/** The button and its list, which opens as soon as this component is loaded. */
export function SelectPopup({ label, value, options, onChange, shared, onReady, children }: SelectPopupProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(true)
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  // The library resets the value when its option disappears. Ignore that: the form decides what replaces the value.
  function choose(next: string | null, { reason }: { reason: string }) {
    if (reason !== 'none' || options.some((option) => option.value === value)) onChange(next)
  }
  return (
    <>
      {/* Keeps the list inside the landmark or dialog; rendered first, since the list's portal needs it at once. */}
      <div ref={holder} className="contents" />
      <List.Root defaultOpen modal={false} value={value} onValueChange={choose} onOpenChange={setIsOpen}>
        <List.Trigger aria-label={label} {...shared}>
          {children}
        </List.Trigger>
        <List.Portal container={holder}>
          <List.Positioner
            positionMethod="fixed"
            align="start"
            sideOffset={4}
            collisionPadding={8}
            alignItemWithTrigger={false}
            className="z-50"
          >
            <List.Popup className="max-h-[min(var(--available-height),24rem)] min-w-(--anchor-width) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border bg-raised p-1.5 shadow-float outline-none">
              {/* The closed list stays in the page, and only one element there may have the name. */}
              <List.List aria-label={isOpen ? label : undefined}>
                {options.map((option) => (
                  <List.Item
                    key={option.value}
                    value={option.value}
                    label={option.label}
                    className="flex min-h-8 cursor-pointer items-start gap-2 rounded-control py-1.5 pr-3 pl-2 outline-none select-none data-highlighted:bg-sunken touch:min-h-11"
                  >
                    <span className="grid size-5 shrink-0 place-items-center">
                      <List.ItemIndicator>
                        <Check aria-hidden className="size-4" />
                      </List.ItemIndicator>
                    </span>
                    <span className="min-w-0 wrap-anywhere">
                      <List.ItemText dir="auto">{option.label}</List.ItemText>
                      {option.detail && <span className="block text-small text-quiet">{option.detail}</span>}
                    </span>
                  </List.Item>
                ))}
              </List.List>
            </List.Popup>
          </List.Positioner>
        </List.Portal>
      </List.Root>
    </>
  )
}
