'use client'

import { useMemo, useState } from 'react'
import { addAskedFields, joinAskedFields } from '@/lib/forms/add-asked-fields'
import type { AskedField } from '@/lib/forms/asked-field'
import type { BodySchema } from '@/lib/forms/body-schema'
import { type FormNode, formNodes } from '@/lib/forms/form-node'
import type { Pointer } from '@/lib/records/pointer'

/** A form as it is drawn. `mark` changes with its shape. */
export type DrawnForm = { nodes: FormNode[]; schema: BodySchema; mark: string }

const nothing: AskedField[] = []

/**
 * The profile's form with the fields that the partner asked this person for. `ask` adds some; they stay until the page
 * is left, or an admin has added them for everyone.
 */
export function useAskedForm(given: DrawnForm, drawnElsewhere: Pointer[] = []) {
  const [asked, setAsked] = useState(nothing)
  const { nodes, schema, mark } = given
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn elsewhere is of the same profile as the mark
  const form = useMemo((): DrawnForm => {
    if (asked.length === 0) return { nodes, schema, mark }
    const whole = addAskedFields(schema, asked)
    const shape = JSON.stringify(asked.map(({ pointer, schema }) => [pointer, schema]))
    return { nodes: formNodes(whole, drawnElsewhere), schema: whole, mark: `${mark} ${shape}` }
  }, [nodes, schema, mark, asked])
  return {
    ...form,
    ask(more: readonly AskedField[]) {
      setAsked((before) => {
        const all = joinAskedFields(before, more)
        return JSON.stringify(all) === JSON.stringify(before) ? before : all
      })
    },
  }
}
