'use client'

import { useRef } from 'react'
import { type Dispatch, isOpen, needsPerson } from '@/lib/dispatch/contract'
import { autofill, withoutAutofilled } from '@/lib/forms/autofill'
import type { AutofilledField } from '@/lib/forms/form-node'
import { newId } from '../ui/new-id'

type Submission = { id: string; body: Record<string, unknown> }

/**
 * The dispatch id for the form's values. It stays until the desk has recorded them, so a double click, or a press after
 * signing in again, repeats the same dispatch. Other values, or the same ones after the outcome, get a new id.
 * `startId`: the id of values sent earlier that may not have been recorded.
 */
export function useSubmission(filled: AutofilledField[], startId: string | null) {
  const current = useRef(startId)
  const recorded = useRef<{ id: string; values: string } | null>(null)

  const idNow = () => {
    const id = current.current ?? newId()
    current.current = id
    return id
  }
  const valuesOf = (body: Record<string, unknown>) => JSON.stringify(withoutAutofilled(body, filled))

  return {
    /** The id of the application being filled in. */
    idNow,
    /** What to send, given what was last recorded from this form. */
    next(body: Record<string, unknown>, last: Dispatch | null): Submission {
      const isKnown = last !== null && last.id === current.current
      const isSame = recorded.current?.id === current.current && recorded.current.values === valuesOf(body)
      const isNew = isKnown && !(isSame && (isOpen(last) || needsPerson(last)))
      if (!isNew) return { id: idNow(), body }
      current.current = newId()
      return { id: current.current, body: autofill(body, filled, current.current) }
    },
    /** The desk has recorded it. */
    setRecorded({ id, body }: Submission) {
      recorded.current = { id, values: valuesOf(body) }
    },
    startAgain() {
      current.current = null
    },
  }
}
