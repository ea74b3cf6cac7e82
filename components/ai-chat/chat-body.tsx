'use client'

import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import type { ChatForm } from '@/lib/ai-chat/contract'
import { isShown } from '@/lib/forms/form-node'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { pathOf } from '@/lib/records/field-path'
import { writeSwitch } from '@/lib/records/read-field'
import { BodyFields } from '../schema-form/body-fields'
import { ErrorSummary } from '../schema-form/error-summary'
import { OtherFields } from '../schema-form/other-fields'
import { useAskedForm } from '../schema-form/use-asked-form'
import { useBodyForm } from '../schema-form/use-body-form'
import { useKeptValues } from '../schema-form/use-kept-values'
import { joinFields } from './chat-refusals'
import { chatWords } from './words'

export type ChatBodyHandle = {
  /** What is sent beside On or Off; undefined after marking what does not fit. */
  read: () => Record<string, unknown> | undefined
}

type ChatBodyProps = {
  chatForm: ChatForm
  /** Refusals that may say where the form does not match, of earlier visits too. */
  mismatches: PartnerFailure[]
  /** Refusals of the values in the form. */
  refusals: PartnerFailure[]
  /** No further setting with these values is on its way. */
  isWhole: boolean
  /** Called with the fields, as the partner names them, whose messages are on controls now. */
  onPlaced: (fields: string[]) => void
  handle: RefObject<ChatBodyHandle | null>
}

/** What the partner wants to hear beside On or Off: the profile's further fields, and such as it does not name. */
export default function ChatBody({ chatForm, mismatches, refusals, isWhole, onPlaced, handle }: ChatBodyProps) {
  const { enabled } = chatForm
  const drawn = useAskedForm(chatForm, [pathOf(enabled)])
  const { nodes, schema, mark } = drawn
  const bodyForm = useBodyForm({
    nodes,
    schema,
    // The button pressed later writes On or Off; a value is needed here so that the rest can be checked.
    complete: (body) => ({ ...Object(writeSwitch(body, enabled, true)) }),
  })
  const { form, marked } = bodyForm
  useKeptValues(bodyForm, drawn)
  const mismatch = {
    asks: mismatches.flatMap(({ asks }) => asks ?? []),
    unwanted: mismatches.flatMap(({ unwanted }) => unwanted ?? []),
  }
  const fields = joinFields(refusals)
  const told = JSON.stringify([fields, isWhole])
  const shown = useRef(told)
  /** What had the focus when On or Off was pressed. */
  const pressed = useRef<Element | null>(null)
  const show = useEffectEvent(() => {
    const isDrawn = drawn.learn(mismatch)
    if (!isDrawn || shown.current === told) return
    shown.current = told
    const rest = bodyForm.showPartnerErrors(fields)
    onPlaced(Object.keys(fields).filter((field) => !Object.hasOwn(rest, field)))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that has changed may have the missing fields
  useEffect(() => show(), [JSON.stringify(mismatch), told, mark])
  useImperativeHandle(handle, () => ({
    read() {
      pressed.current = document.activeElement
      return bodyForm.read()
    },
  }))
  return (
    <FormProvider {...form}>
      <section aria-label={chatWords.alsoSentLabel} className="grid gap-2">
        {nodes.some(isShown) && <p className="text-small text-quiet">{chatWords.alsoSent}</p>}
        <BodyFields nodes={nodes} name="body" />
        <OtherFields name="others" />
        <p className="text-small text-quiet">{chatWords.othersHint}</p>
        <ErrorSummary
          errors={form.formState.errors}
          marked={marked}
          mayTakeFocus={() => isWhole && document.activeElement === pressed.current}
        />
      </section>
    </FormProvider>
  )
}
