'use client'

import { type FieldValues, useForm } from 'react-hook-form'
import { checkBody } from '@/lib/forms/check-body'
import type { FormNode } from '@/lib/forms/form-node'
import { startValues } from '@/lib/forms/form-values'
import { placeErrors, placesOf } from '@/lib/forms/place-errors'
import type { Pointer } from '@/lib/partner/profile/pointer'
import type { BodySchema } from '@/lib/partner/profile/profile'
import { formPath, readForm } from './read-form'

type BodyForm = {
  nodes: FormNode[]
  schema: BodySchema
  /** Adds what the screen draws itself before the body is checked. */
  complete?: (body: Record<string, unknown>) => Record<string, unknown>
  /** The form's path for places that the screen draws itself. */
  pathOf?: (pointer: Pointer) => string | undefined
}

/** A form over a body schema of the profile. `read` answers the body once it fits, or undefined after marking what does not. */
export function useBodyForm({ nodes, schema, complete = (body) => body, pathOf = () => undefined }: BodyForm) {
  // The library cannot follow a type that holds itself, so its own loose one stands here.
  const form = useForm<FieldValues>({ defaultValues: { body: startValues(nodes), others: [] } })
  const place = (pointer: Pointer) => pathOf(pointer) ?? formPath(pointer)

  /** Marks the fields and takes the focus to the first of them. */
  function mark(errors: [path: string, message: string][], type: 'check' | 'partner' = 'check') {
    for (const [index, [path, message]] of errors.entries())
      form.setError(path, { type, message }, { shouldFocus: index === 0 })
  }

  return {
    form,
    read(): Record<string, unknown> | undefined {
      form.clearErrors()
      const { body, faults } = readForm(nodes, { body: form.getValues('body'), others: form.getValues('others') })
      const whole = complete(body)
      const errors = Object.entries(checkBody(schema, whole)).map(([pointer, message]): [string, string] => [
        place(pointer),
        message,
      ])
      mark([...errors, ...faults.map(({ path, message }): [string, string] => [path, message])])
      return errors.length + faults.length === 0 ? whole : undefined
    },
    /** Shows what our server found wrong. */
    showErrors(errors: Record<Pointer, string>) {
      mark(Object.entries(errors).map(([pointer, message]) => [place(pointer), message]))
    },
    /** Puts the partner's messages on their fields and answers those that fit nowhere. */
    showPartnerErrors(fields: Record<string, string[]>, more: Pointer[] = []): Record<string, string[]> {
      const { placed, rest } = placeErrors(fields, [...placesOf(nodes), ...more])
      mark(
        Object.entries(placed).map(([pointer, message]) => [place(pointer), message]),
        'partner',
      )
      return rest
    },
  }
}
