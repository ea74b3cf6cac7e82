'use client'

import { type FormEvent, useRef } from 'react'
import { Button } from '../../ui/button'
import { inputsOfSpan, lastDays, type OpenDaySpan, openSpanOfDays, spanOfDays } from './days-span'
import { columnFilterWords } from './words'

type DaysFormProps = { value: OpenDaySpan | null; isClosed: boolean; onChange: (span: OpenDaySpan) => void }

/** Common date ranges, and two dates to choose. `isClosed`: a range without a last day ends today, not open-ended. */
export function DaysForm({ value, isClosed, onChange }: DaysFormProps) {
  const first = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLInputElement>(null)
  const shown = value ? inputsOfSpan(value) : { from: '', to: '' }
  const { spans, from, to, show } = columnFilterWords

  /** Also updates the date fields, so that dates entered in reverse show in order. */
  function choose(span: OpenDaySpan) {
    const days = inputsOfSpan(span)
    if (first.current) first.current.value = days.from
    if (last.current) last.current.value = days.to
    onChange(span)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const find = isClosed ? spanOfDays : openSpanOfDays
    const span = find(first.current?.value ?? '', last.current?.value ?? '')
    if (span) choose(span)
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => choose(lastDays(1))}>{spans.today}</Button>
        <Button onClick={() => choose(lastDays(7))}>{spans.week}</Button>
        <Button onClick={() => choose(lastDays(30))}>{spans.month}</Button>
      </div>
      <form onSubmit={submit} className="grid grid-cols-2 gap-2">
        <label className="grid min-w-0 gap-1">
          <span className="font-medium">{from}</span>
          <input
            ref={first}
            type="date"
            name="from"
            required={isClosed}
            defaultValue={shown.from}
            className="control min-w-0 px-2"
          />
        </label>
        <label className="grid min-w-0 gap-1">
          <span className="font-medium">{to}</span>
          <input ref={last} type="date" name="to" defaultValue={shown.to} className="control min-w-0 px-2" />
        </label>
        <Button type="submit" className="col-span-2">
          {show}
        </Button>
      </form>
    </div>
  )
}
