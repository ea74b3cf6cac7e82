'use client'

import { useMemo, useState } from 'react'
import { addAskedFields, joinAskedFields } from '@/lib/forms/add-asked-fields'
import type { AskedField } from '@/lib/forms/asked-field'
import type { BodySchema } from '@/lib/forms/body-schema'
import { hasField } from '@/lib/forms/edit-schema'
import { type FormNode, formNodes } from '@/lib/forms/form-node'
import { relaxFields } from '@/lib/forms/relax-fields'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { type Pointer, tokensOf } from '@/lib/records/pointer'

/** A form as it is rendered. `formFingerprint` changes with its shape. */
export type DrawnForm = { nodes: FormNode[]; schema: BodySchema; formFingerprint: string }

export type FormRefusal = Pick<PartnerFailure, 'asks' | 'unwanted'>

const nothing: { asked: AskedField[]; refused: Pointer[] } = { asked: [], refused: [] }

/**
 * The profile's form plus the fields that the partner asked this user for, with those it refused made optional. `learn`
 * takes in a refusal and returns whether the form now has everything it asked for; this lasts until the user leaves the
 * page or an admin changes the form for everyone.
 */
export function useAskedForm(given: DrawnForm, drawnElsewhere: Pointer[] = []) {
  const [learned, setLearned] = useState(nothing)
  const { asked, refused } = learned
  const { nodes, schema, formFingerprint } = given
  // biome-ignore lint/correctness/useExhaustiveDependencies: other forms are of the fingerprint's profile
  const form = useMemo((): DrawnForm => {
    if (asked.length === 0 && refused.length === 0) return { nodes, schema, formFingerprint }
    const whole = relaxFields(addAskedFields(schema, asked), refused)
    const shape = JSON.stringify(asked.map(({ pointer, schema }) => [pointer, schema]))
    return {
      nodes: formNodes(whole, drawnElsewhere),
      schema: whole,
      formFingerprint: asked.length === 0 ? formFingerprint : `${formFingerprint} ${shape}`,
    }
  }, [nodes, schema, formFingerprint, asked, refused])
  return {
    ...form,
    learn({ asks = [], unwanted = [] }: FormRefusal): boolean {
      setLearned((before) => {
        const left = unwanted.filter(({ isEntered }) => isEntered).map(({ pointer }) => pointer)
        const all = {
          asked: joinAskedFields(before.asked, asks),
          refused: [...new Set([...before.refused, ...left])],
        }
        return JSON.stringify(all) === JSON.stringify(before) ? before : all
      })
      return asks.every(({ pointer }) => hasField(form.schema, tokensOf(pointer)))
    },
  }
}
