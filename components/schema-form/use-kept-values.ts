'use client'

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type RestoredForm, restoreForm, saveForm } from '@/lib/forms/saved-form'
import type { useBodyForm } from './use-body-form'
import type { DrawnForm } from './use-learned-form'

type Unmapped = RestoredForm['unmapped']

const nothing: Unmapped = []

/**
 * Keeps what was entered when the form changes: each value goes to its field in the new form. Returns the values that
 * no longer have a field; at first those that had none `atStart`.
 */
export function useKeptValues(
  { form, values }: Pick<ReturnType<typeof useBodyForm>, 'form' | 'values'>,
  drawn: DrawnForm,
  atStart: Unmapped = nothing,
) {
  const shown = useRef(drawn)
  const [unmapped, setUnmapped] = useState(atStart)

  const move = useEffectEvent((before: DrawnForm) => {
    const entered = values()
    const moved = restoreForm(
      drawn.nodes,
      drawn.formFingerprint,
      saveForm(before.nodes, before.formFingerprint, entered),
    )
    // Not `reset`, which would clear the errors on other fields.
    for (const [name, value] of Object.entries(moved.fields))
      if (JSON.stringify(value) !== JSON.stringify(entered.fields[name])) form.setValue(`body.${name}`, value)
    if (JSON.stringify(moved.others) !== JSON.stringify(entered.others)) form.setValue('others', moved.others)
    setUnmapped(moved.unmapped)
  })

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = drawn
    if (before.formFingerprint !== drawn.formFingerprint) move(before)
  }, [drawn])

  return unmapped
}
