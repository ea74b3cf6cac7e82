'use client'

import { Popover } from '@base-ui/react/popover'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { ListView } from '@/lib/views/contract'
import { Button, buttonClass } from '../../ui/button'
import { filterWords } from '../words'
import { lastDays, spanOfDays } from './days-span'

type AppliedPopupProps = {
  onChange: (span: NonNullable<ListView['applied']>) => void
  onReady: () => void
  /** The face of the button. */
  children: ReactNode
}

/** The button and its popup, with spans that are asked for often and two days to choose. Opens as soon as it is loaded. */
export function AppliedPopup({ onChange, onReady, children }: AppliedPopupProps) {
  const holder = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const span = spanOfDays(String(data.get('from')), String(data.get('to')))
    if (span) onChange(span)
  }
  return (
    <>
      {/* Holds the popup inside the main landmark; rendered first, since its portal needs it at once. */}
      <div ref={holder} className="contents" />
      <Popover.Root defaultOpen>
        <Popover.Trigger className={buttonClass()}>{children}</Popover.Trigger>
        <Popover.Portal container={holder}>
          <Popover.Positioner positionMethod="fixed" align="start" sideOffset={6} collisionPadding={8} className="z-40">
            <Popover.Popup
              aria-label={filterWords.appliedMenu}
              className="grid w-72 max-w-[calc(100vw-1rem)] gap-3 rounded-panel border bg-raised p-3 shadow-float outline-none"
            >
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => onChange(lastDays(1))}>{filterWords.spans.today}</Button>
                <Button onClick={() => onChange(lastDays(7))}>{filterWords.spans.week}</Button>
                <Button onClick={() => onChange(lastDays(30))}>{filterWords.spans.month}</Button>
              </div>
              <form onSubmit={submit} className="grid grid-cols-2 gap-2">
                <label className="grid gap-1">
                  <span className="font-medium">{filterWords.from}</span>
                  <input type="date" name="from" required className="control" />
                </label>
                <label className="grid gap-1">
                  <span className="font-medium">{filterWords.to}</span>
                  <input type="date" name="to" className="control" />
                </label>
                <Button type="submit" className="col-span-2">
                  {filterWords.show}
                </Button>
              </form>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}
