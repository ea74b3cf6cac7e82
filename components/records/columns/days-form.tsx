'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { inputsOfSpan, lastDays, type OpenDaySpan, openSpanOfDays, spanOfDays } from './days-span'
import { columnFilterWords } from './words'

type DaysFormProps = { value: OpenDaySpan | null; isClosed: boolean; onChange: (span: OpenDaySpan) => void }

/** Common date ranges, and two dates to choose. `isClosed`: a range without a last day ends today, not open-ended. */
export function DaysForm({ value, isClosed, onChange }: DaysFormProps) {
  const first = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  const shown = value ? inputsOfSpan(value) : { from: '', to: '' }
  const { spans, from, to, show, noDay } = columnFilterWords

  /** Also updates the date fields, so that dates entered in reverse show in order. */
  function choose(span: OpenDaySpan) {
    const days = inputsOfSpan(span)
    if (first.current) first.current.value = days.from
    if (last.current) last.current.value = days.to
    setRefused(false)
    onChange(span)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const find = isClosed ? spanOfDays : openSpanOfDays
    const span = find(first.current?.value ?? '', last.current?.value ?? '')
    if (span) return choose(span)
    setRefused(true)
    first.current?.focus()
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => choose(lastDays(1))}>{spans.today}</Button>
        <Button onClick={() => choose(lastDays(7))}>{spans.week}</Button>
        <Button onClick={() => choose(lastDays(30))}>{spans.month}</Button>
      </div>
      <form noValidate onSubmit={submit} className="grid grid-cols-2 gap-2">
        <Field label={from} isRequired={isClosed} isAsked error={isRefused ? noDay : undefined}>
          {(control) => (
            <input
              {...control}
              ref={first}
              type="date"
              name="from"
              defaultValue={shown.from}
              className="control min-w-0 px-2"
            />
          )}
        </Field>
        <label className="grid min-w-0 content-start gap-1">
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
