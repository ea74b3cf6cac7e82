'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { focusControl, type InvalidControl, invalidControls } from './invalid-controls'
import { formWords } from './words'

type ErrorSummaryProps = {
  errors: FieldErrors
  /** How often errors were shown: each time, the first of them gets the focus. */
  timesShown: number
  /** Whether the partner's answer, which arrives asynchronously, may take the focus; always by default. */
  mayTakeFocus?: () => boolean
}

/** How many fields have errors, a link to each, and errors that belong to no field. */
export function ErrorSummary({ errors: { root, ...errors }, timesShown, mayTakeFocus = always }: ErrorSummaryProps) {
  const container = useRef<HTMLDivElement>(null)
  const [controls, setControls] = useState<InvalidControl[]>([])
  const types = errorTypes(errors)
  const count = formWords.attention({ count: types.length })
  const isOurs = [root?.type, ...types].every((type) => type !== 'partner')
  const hasErrors = root !== undefined || types.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again from the page whenever its errors have changed
  useEffect(() => {
    setControls(invalidControls(container.current))
  }, [timesShown, types.length])
  const takeFocus = useEffectEvent(() => {
    const [first] = invalidControls(container.current)
    if (first && (isOurs || mayTakeFocus())) focusControl(first.id)
  })
  useEffect(() => {
    if (timesShown > 0) takeFocus()
  }, [timesShown])

  return (
    <div ref={container} className="min-w-0 empty:hidden">
      {hasErrors && (
        <div role="alert" className="grid gap-1 text-bad">
          <p className="wrap-anywhere">
            {[
              !isOurs && formWords.refused,
              types.length > 0 && count,
              root?.message?.replace(/[.!?]?$/, '.'),
              isOurs && formWords.nothingSent,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          {controls.length > 0 && (
            <ul aria-label={formWords.toCorrect} className="flex max-h-20 flex-wrap gap-x-3 gap-y-1 overflow-y-auto">
              {controls.slice(0, maxLinks).map(({ id, label }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="link"
                    onClick={(event) => {
                      event.preventDefault()
                      focusControl(id)
                    }}
                  >
                    {label}
                  </a>
                </li>
              ))}
              {controls.length > maxLinks && <li>{formWords.moreToCorrect({ count: controls.length - maxLinks })}</li>}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

const always = () => true

/** As many as a person will go through one by one. */
const maxLinks = 10

/** The type of every error, including nested ones: `check` is ours, `partner` the partner's. */
function errorTypes(errors: unknown): unknown[] {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && 'type' in errors) return [errors.type]
  return Object.entries(errors).flatMap(([key, value]) => (key === 'ref' ? [] : errorTypes(value)))
}
