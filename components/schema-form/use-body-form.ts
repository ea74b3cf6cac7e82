'use client'

import { type FieldValues, useForm } from 'react-hook-form'
import { assignFieldErrors, fieldPaths, findControl } from '@/lib/forms/assign-field-errors'
import type { BodySchema } from '@/lib/forms/body-schema'
import { checkBody } from '@/lib/forms/check-body'
import type { FormNode } from '@/lib/forms/form-node'
import { defaultValues, type FormValues } from '@/lib/forms/form-values'
import type { ExtraField } from '@/lib/forms/saved-form'
import { type Pointer, tokensOf } from '@/lib/records/pointer'
import { type FormFault, formPath, readForm } from './read-form'

type BodyForm = {
  nodes: FormNode[]
  schema: BodySchema
  /** What the form starts with, where that is more than the schema's defaults. */
  start?: FormValues
  startOthers?: ExtraField[]
  /** Adds what the screen draws itself before the body is checked. */
  complete?: (body: Record<string, unknown>) => Record<string, unknown>
  /** The form's path for places that the screen draws itself. */
  pathOf?: (pointer: Pointer) => string | undefined
}

/** A form over a body schema of the profile. `read` answers the body once it fits, or undefined after marking what does not. */
export function useBodyForm({
  nodes,
  schema,
  start,
  startOthers = [],
  complete = unchanged,
  pathOf = nowhere,
}: BodyForm) {
  // The library cannot follow a type that holds itself, so its own loose one stands here.
  const form = useForm<FieldValues>({ defaultValues: { body: start ?? defaultValues(nodes), others: startOthers } })

  /** The path of the control that shows what is wrong at a place. What no control shows is said under the form, with its place. */
  function at(errors: Record<Pointer, string>): FormFault[] {
    const elsewhere: string[] = []
    const faults = Object.entries(errors).flatMap(([pointer, message]): FormFault[] => {
      const control = findControl(nodes, pointer)
      const path = pathOf(pointer) ?? (control === undefined ? undefined : formPath(control))
      if (path === undefined) elsewhere.push(pointer === '' ? message : `${tokensOf(pointer).join('.')}: ${message}`)
      return path === undefined ? [] : [{ path, message }]
    })
    return elsewhere.length === 0 ? faults : [...faults, { path: 'root', message: elsewhere.join('. ') }]
  }

  /** Marks the fields and takes the focus to the first of them. */
  function mark(faults: FormFault[], type: 'check' | 'partner' = 'check') {
    faults.forEach(({ path, message }, index) => {
      form.setError(path, { type, message }, { shouldFocus: index === 0 })
    })
  }

  return {
    form,
    /** Empties the form for the next body. */
    startAnew() {
      form.reset({ body: defaultValues(nodes), others: [] })
    },
    /** What stands in the controls. */
    values(): { fields: FormValues; others: ExtraField[] } {
      return { fields: form.getValues('body'), others: form.getValues('others') }
    },
    /** Puts these values into the controls. */
    load({ fields, others }: { fields: FormValues; others: ExtraField[] }) {
      form.reset({ body: fields, others })
    },
    read(): Record<string, unknown> | undefined {
      form.clearErrors()
      const { body, faults } = readForm(nodes, { body: form.getValues('body'), others: form.getValues('others') })
      const whole = complete(body)
      const all = [...faults, ...at(checkBody(schema, whole))]
      mark(all)
      return all.length === 0 ? whole : undefined
    },
    /** Shows what our server found wrong. */
    showErrors(errors: Record<Pointer, string>) {
      mark(at(errors))
    },
    /** Puts the partner's messages on their fields and answers those that fit nowhere. */
    showPartnerErrors(fields: Record<string, string[]>, more: Pointer[] = []): Record<string, string[]> {
      const { placed, rest } = assignFieldErrors(fields, [...fieldPaths(nodes), ...more])
      mark(at(placed), 'partner')
      return rest
    },
  }
}

function unchanged(body: Record<string, unknown>) {
  return body
}

function nowhere(): undefined {}
