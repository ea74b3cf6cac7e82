'use client'

import { useId } from 'react'

type CheckboxFieldProps = {
  label: string
  /** What the checkbox does, in small type under the label. */
  help: string
  isChecked: boolean
  isDisabled?: boolean
  onChange: (isChecked: boolean) => void
}

/** A checkbox with its label and an explanation. */
export function CheckboxField({ label, help, isChecked, isDisabled = false, onChange }: CheckboxFieldProps) {
  const helpId = useId()
  return (
    <label className="flex items-start gap-2.5 touch:min-h-11">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={helpId}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span>
        <span className="font-medium">{label}</span>
        <span id={helpId} className="block text-small text-quiet">
          {help}
        </span>
      </span>
    </label>
  )
}
