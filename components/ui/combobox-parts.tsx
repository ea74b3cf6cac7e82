import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldControl } from './field'

type ComboboxControlProps = {
  control: FieldControl
  label: string
  openLabel: string
  placeholder?: string
  /** For a screen whose purpose is this choice. */
  isFocusedFirst?: boolean
}

/** A combobox's text field and the button that opens the list of choices. */
export function ComboboxControl(props: ComboboxControlProps) {
  const { control, label, openLabel, placeholder, isFocusedFirst = false } = props
  return (
    <div className="relative">
      {/* While the list is open, the rest of the page, including the visible label, is hidden from screen readers. */}
      <Combobox.Input
        {...control}
        autoFocus={isFocusedFirst}
        aria-label={label}
        placeholder={placeholder}
        className="control pr-9"
      />
      <Combobox.Trigger
        aria-label={openLabel}
        className="absolute inset-y-0 right-0 grid w-8 place-items-center text-quiet"
      >
        <ChevronsUpDown aria-hidden className="size-4" />
      </Combobox.Trigger>
    </div>
  )
}

/** One choice in a combobox, with a check mark if it is chosen. */
export function ComboboxChoice({ value, children }: { value: unknown; children: ReactNode }) {
  return (
    <Combobox.Item
      value={value}
      className="flex items-start gap-2 rounded-control px-2 py-1.5 outline-none data-highlighted:bg-sunken"
    >
      <span className="grid size-5 shrink-0 place-items-center">
        <Combobox.ItemIndicator>
          <Check aria-hidden className="size-4" />
        </Combobox.ItemIndicator>
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
    </Combobox.Item>
  )
}
