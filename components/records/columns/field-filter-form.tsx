'use client'

import { useId, useState } from 'react'
import { type FieldFilter, maxContainsLength, numbersBetween } from '@/lib/records/field-filter'
import type { ColumnFilter } from './column-filter'
import { DaysForm } from './days-form'
import { inDays } from './days-span'
import { mayBecomeNumber, numberToType, typedNumber } from './typed-number'
import { columnFilterWords } from './words'

type FieldFilterFormProps = { label: string; filter: ColumnFilter }

/** The form for a column's filter. Text and numbers take effect while the user types. */
export function FieldFilterForm({ label, filter }: FieldFilterFormProps) {
  if (filter.kind === 'choice') return filter.render()
  const { value, onChange } = filter
  if (filter.kind === 'text') return <TextFilter label={label} value={value} onChange={onChange} />
  if (filter.kind === 'number') return <NumberFilter value={value} onChange={onChange} />
  return (
    <DaysForm
      value={value?.kind === 'time' ? value : null}
      isClosed={filter.isClosed}
      onChange={(span) => onChange({ kind: 'time', ...(filter.isDays ? inDays(span) : span) })}
    />
  )
}

type FormProps = { value: FieldFilter | null; onChange: (filter: FieldFilter | null) => void }

function TextFilter({ label, value, onChange }: FormProps & { label: string }) {
  const [typed, setTyped] = useState(value?.kind === 'text' ? value.contains : '')
  return (
    <label className="grid gap-1">
      <span className="font-medium">{columnFilterWords.contains({ column: label })}</span>
      <input
        type="search"
        autoComplete="off"
        maxLength={maxContainsLength}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value.trim() === '' ? null : { kind: 'text', contains: target.value })
        }}
        className="control"
      />
    </label>
  )
}

function NumberFilter({ value, onChange }: FormProps) {
  const [typed, setTyped] = useState(() => {
    const { from, to } = value?.kind === 'number' ? value : { from: null, to: null }
    return { from: numberToType(from), to: numberToType(to) }
  })
  const messageId = useId()
  const isUnreadable = !mayBecomeNumber(typed.from) || !mayBecomeNumber(typed.to)

  function type(change: Partial<typeof typed>) {
    const next = { ...typed, ...change }
    setTyped(next)
    const [from, to] = [typedNumber(next.from), typedNumber(next.to)]
    const filter = numbersBetween(from, to)
    // Half a number, such as "-", leaves the filter as it is.
    if (filter || (from === '' && to === '')) onChange(filter)
  }

  const ends = [
    { name: 'from', label: columnFilterWords.least },
    { name: 'to', label: columnFilterWords.most },
  ] as const
  return (
    <div className="grid grid-cols-2 gap-2">
      {ends.map(({ name, label }) => (
        <label key={name} className="grid gap-1">
          <span className="font-medium">{label}</span>
          <input
            inputMode="decimal"
            autoComplete="off"
            maxLength={26}
            value={typed[name]}
            aria-invalid={!mayBecomeNumber(typed[name])}
            aria-describedby={mayBecomeNumber(typed[name]) ? undefined : messageId}
            onChange={({ target }) => type({ [name]: target.value })}
            className="control tabular-nums"
          />
        </label>
      ))}
      <p id={messageId} role="status" className="col-span-2 text-small text-bad empty:hidden">
        {isUnreadable && columnFilterWords.noNumber}
      </p>
    </div>
  )
}
