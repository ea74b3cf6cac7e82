'use client'

import { Menu } from '@base-ui/react/menu'
import { Check, ChevronDown } from 'lucide-react'
import type { FacetCounts } from '@/lib/applicant-index/contract'
import { buttonClass } from '../../ui/button'
import { wholeNumber } from '../../ui/formats'

type Value = string | null

type FacetMenuProps = {
  /** As the button names it: "Status". */
  label: string
  counts: FacetCounts[string]
  chosen: readonly Value[]
  /** A value as people read it. */
  nameOf: (value: Value) => string
  onChange: (chosen: Value[]) => void
}

/** A menu of the values of a field, with how many applicants have each; any number of them can be chosen. */
export function FacetMenu({ label, counts, chosen, nameOf, onChange }: FacetMenuProps) {
  const values = [...counts.values]
  for (const value of chosen) if (!values.some((one) => one.value === value)) values.push({ value, count: 0 })
  const [only] = chosen
  const text = chosen.length === 0 ? label : `${label}: ${chosen.length === 1 ? nameOf(only ?? null) : chosen.length}`
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={`${buttonClass()} max-w-64 ${chosen.length > 0 ? 'border-accent text-accent' : ''}`}>
        <span className="truncate">{text}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner positionMethod="fixed" align="start" sideOffset={6} collisionPadding={8} className="z-40">
          <Menu.Popup className="max-h-(--available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border bg-raised p-1.5 shadow-float outline-none">
            {values.map(({ value, count }) => (
              <Menu.CheckboxItem
                key={value ?? ''}
                checked={chosen.includes(value)}
                onCheckedChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
                }
                className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1 outline-none select-none data-highlighted:bg-sunken touch:min-h-10"
              >
                <span className="grid size-4 shrink-0 place-items-center">
                  <Menu.CheckboxItemIndicator>
                    <Check aria-hidden className="size-4" />
                  </Menu.CheckboxItemIndicator>
                </span>
                <span className="min-w-0 flex-1 truncate">{nameOf(value)}</span>
                <span className="text-quiet tabular-nums">{wholeNumber(count)}</span>
              </Menu.CheckboxItem>
            ))}
            {counts.hasMore && (
              <p className="px-2.5 py-1 text-small text-quiet">Only the most frequent ones. Type to find others.</p>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
