'use client'

import { useEffect, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { assignFieldErrors, fieldPaths, findControl } from '@/lib/forms/assign-field-errors'
import type { BodySchema } from '@/lib/forms/body-schema'
import { checkBody } from '@/lib/forms/check-body'
import type { FormNode } from '@/lib/forms/form-node'
import { defaultValues, type FormValues } from '@/lib/forms/form-values'
import type { ExtraField } from '@/lib/forms/saved-form'
import { type Pointer, tokensOf } from '@/lib/records/pointer'
import { type FormError, formPath, readForm } from './read-form'
import { formWords } from './words'

type BodyForm = {
  nodes: FormNode[]
  schema: BodySchema
  /** The form's initial values; defaults to those of the schema. */
  start?: FormValues
  startOthers?: ExtraField[]
  /** Adds the values of controls that the screen renders itself, before the body is validated. */
  complete?: (body: Record<string, unknown>) => Record<string, unknown>
  /** Form path of a field that the screen renders itself. */
  pathOf?: (pointer: Pointer) => string | undefined
}

/** A form for a body schema of the profile. `read` returns the valid body, or undefined after showing the errors. */
export function useBodyForm({
  nodes,
  schema,
  start,
  startOthers = [],
  complete = unchanged,
  pathOf = nowhere,
}: BodyForm) {
  // The library cannot infer paths of a recursive type, so we use its loosely typed `FieldValues`.
  const form = useForm<FieldValues>({ defaultValues: { body: start ?? defaultValues(nodes), others: startOthers } })
  const [timesShown, setTimesShown] = useState(0)

  // An error applies only to the value it was shown for.
  useEffect(() => {
    const watching = form.watch((_, { name }) => {
      if (name !== undefined && form.getFieldState(name).error) form.clearErrors(name)
    })
    return () => watching.unsubscribe()
  }, [form])

  const placeErrors = (errors: Record<Pointer, string>) => toFormErrors(errors, nodes, pathOf)

  /** Shows errors on the fields; the form's error summary focuses the first. */
  function setErrors(errors: FormError[], type: 'check' | 'partner' = 'check') {
    for (const { path, message } of errors) form.setError(path, { type, message })
    if (errors.length > 0) setTimesShown((times) => times + 1)
  }

  return {
    form,
    /** How often errors were shown. */
    timesShown,
    setErrors,
    /** Clears the form for the next body. */
    startAgain() {
      form.reset({ body: defaultValues(nodes), others: [] })
    },
    /** The controls' values. */
    values(): { fields: FormValues; others: ExtraField[] } {
      return { fields: form.getValues('body'), others: form.getValues('others') }
    },
    /** Sets the controls' values. */
    load({ fields, others }: { fields: FormValues; others: ExtraField[] }) {
      form.reset({ body: fields, others })
    },
    read(): Record<string, unknown> | undefined {
      form.clearErrors()
      const { body, errors } = readForm(nodes, { body: form.getValues('body'), others: form.getValues('others') })
      const whole = complete(body)
      const all = [...errors, ...placeErrors(checkBody(schema, whole))]
      setErrors(all)
      return all.length === 0 ? whole : undefined
    },
    /** Shows the errors that our server found. */
    showErrors(errors: Record<Pointer, string>) {
      setErrors(placeErrors(errors))
    },
    /** Shows the partner's messages on their fields; returns those without a field. */
    showPartnerErrors(fields: Record<string, string[]>, more: Pointer[] = []): Record<string, string[]> {
      const { placed, rest } = assignFieldErrors(fields, [...fieldPaths(nodes), ...more])
      setErrors(placeErrors(placed), 'partner')
      return rest
    },
  }
}

/**
 * Maps errors to the controls that show them. Errors without a control go to the form's root, with their field path.
 */
function toFormErrors(
  errors: Record<Pointer, string>,
  nodes: FormNode[],
  pathOf: (pointer: Pointer) => string | undefined,
): FormError[] {
  const elsewhere: string[] = []
  const placed = Object.entries(errors).flatMap(([pointer, message]): FormError[] => {
    const control = findControl(nodes, pointer)
    const path = pathOf(pointer) ?? (control === undefined ? undefined : formPath(nodes, control))
    if (path === undefined) elsewhere.push(pointer === '' ? message : `${tokensOf(pointer).join('.')}: ${message}`)
    return path === undefined ? [] : [{ path, message }]
  })
  if (elsewhere.length === 0) return placed
  const more = elsewhere.length - maxNamed
  const named = [...elsewhere.slice(0, maxNamed), ...(more > 0 ? [formWords.moreToCorrect({ count: more })] : [])]
  return [...placed, { path: 'root', message: named.join('. ') }]
}

/** How many errors without a control are named. */
const maxNamed = 5

function unchanged(body: Record<string, unknown>) {
  return body
}

function nowhere(): undefined {}
