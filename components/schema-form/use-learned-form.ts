'use client'

import { useMemo, useState } from 'react'
import type { BodySchema } from '@/lib/forms/body-schema'
import { hasField } from '@/lib/forms/edit-schema'
import { type FormNode, formNodes } from '@/lib/forms/form-node'
import {
  applyLearned,
  isNothingLearned,
  joinLearned,
  type LearnedForm,
  learnRefusal,
  nothingLearned,
} from '@/lib/forms/learned-form'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { type Pointer, tokensOf } from '@/lib/records/pointer'

/** A form as it is rendered. `formFingerprint` changes with its shape. */
export type DrawnForm = { nodes: FormNode[]; schema: BodySchema; formFingerprint: string }

export type FormRefusal = Pick<PartnerFailure, 'asks' | 'unwanted' | 'corrected'>

/** What earlier refusals taught, as the server returns it with the form. */
type GivenForm = DrawnForm & { learned: LearnedForm }

/**
 * The profile's form with what refusals taught about it: fields added, made optional, or given other choices. `learn`
 * takes in a refusal and returns whether the form now has everything it asked for; the server remembers it
 * (`readLearnedForm`).
 */
export function useLearnedForm({ learned: before, ...given }: GivenForm, drawnElsewhere: Pointer[] = []) {
  const [since, setSince] = useState(nothingLearned)
  const { nodes, schema, formFingerprint } = given
  const learned = joinLearned(before, since)
  const learnedKey = JSON.stringify(learned)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other forms are of the fingerprint's profile
  const form = useMemo((): DrawnForm => {
    const { asked, corrected } = learned
    if (isNothingLearned(learned)) return { nodes, schema, formFingerprint }
    const whole = applyLearned(schema, learned)
    const changed = [...asked, ...corrected].map(({ pointer, schema }) => [pointer, schema])
    return {
      nodes: formNodes(whole, drawnElsewhere),
      schema: whole,
      formFingerprint: changed.length === 0 ? formFingerprint : `${formFingerprint} ${JSON.stringify(changed)}`,
    }
  }, [nodes, schema, formFingerprint, learnedKey])
  return {
    ...form,
    /** A refusal has asked for fields that the profile's form lacks. */
    hasAskedFields: learned.asked.length > 0,
    learn(refusal: FormRefusal): boolean {
      setSince((before) => {
        const all = learnRefusal(before, refusal)
        return JSON.stringify(all) === JSON.stringify(before) ? before : all
      })
      const { asks = [], corrected = [] } = refusal
      return (
        asks.every(({ pointer }) => hasField(form.schema, tokensOf(pointer))) &&
        JSON.stringify(joinLearned(learned, { ...nothingLearned, corrected })) === learnedKey
      )
    },
  }
}
