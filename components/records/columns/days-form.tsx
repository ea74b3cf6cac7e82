'use client'

import type { FormEvent } from 'react'
import { Button } from '../../ui/button'
import { inputsOfSpan, lastDays, type OpenSpan, openSpanOfDays, spanOfDays } from './days-span'
import { columnFilterWords } from './words'

type DaysFormProps = { value: OpenSpan | null; isClosed: boolean; onChange: (span: OpenSpan) => void }

/** Spans that are asked for often, and two days to choose; `isClosed`: without the second one to today. */
export function DaysForm({ value, isClosed, onChange }: DaysFormProps) {
  const shown = value ? inputsOfSpan(value) : { from: '', to: '' }
  const { spans, from, to, show } = columnFilterWords

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const days = [String(data.get('from')), String(data.get('to'))] as const
    const span = (isClosed ? spanOfDays : openSpanOfDays)(...days)
    if (span) onChange(span)
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChange(lastDays(1))}>{spans.today}</Button>
        <Button onClick={() => onChange(lastDays(7))}>{spans.week}</Button>
        <Button onClick={() => onChange(lastDays(30))}>{spans.month}</Button>
      </div>
      {/* Another span has other days: what was typed before is no longer meant. */}
      <form key={`${shown.from} ${shown.to}`} onSubmit={submit} className="grid grid-cols-2 gap-2">
        <label className="grid gap-1">
          <span className="font-medium">{from}</span>
          <input type="date" name="from" required={isClosed} defaultValue={shown.from} className="control" />
        </label>
        <label className="grid gap-1">
          <span className="font-medium">{to}</span>
          <input type="date" name="to" defaultValue={shown.to} className="control" />
        </label>
        <Button type="submit" className="col-span-2">
          {show}
        </Button>
      </form>
    </div>
  )
}
