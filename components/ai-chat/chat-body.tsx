'use client'

import { type RefObject, useEffect, useEffectEvent, useImperativeHandle } from 'react'
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

export type ChatBodyHandle = {
  /** What is sent beside On or Off; undefined after marking what does not fit. */
  read: () => Record<string, unknown> | undefined
}

type ChatBodyProps = {
  chatForm: ChatForm
  /** Of settings: they may say where the form does not match. */
  refusals: PartnerFailure[]
  handle: RefObject<ChatBodyHandle | null>
}

/** What the partner wants to hear beside On or Off: the profile's further fields, and such as it does not name. */
export default function ChatBody({ chatForm, refusals, handle }: ChatBodyProps) {
  const { enabled } = chatForm
  const drawn = useAskedForm(chatForm, [pathOf(enabled)])
  const { nodes, schema } = drawn
  const bodyForm = useBodyForm({
    nodes,
    schema,
    // The button pressed later writes On or Off; a value is needed here so that the rest can be checked.
    complete: (body) => ({ ...Object(writeSwitch(body, enabled, true)) }),
  })
  const { form, marked, read } = bodyForm
  useKeptValues(bodyForm, drawn)
  const mismatch = {
    asks: refusals.flatMap(({ asks }) => asks ?? []),
    unwanted: refusals.flatMap(({ unwanted }) => unwanted ?? []),
  }
  const said = JSON.stringify(mismatch)
  const learn = useEffectEvent(() => drawn.learn(mismatch))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the refusals say is new, not the list of them
  useEffect(() => {
    learn()
  }, [said])
  useImperativeHandle(handle, () => ({ read }))
  return (
    <FormProvider {...form}>
      <section aria-label="Sent with every setting" className="grid max-w-3xl gap-2">
        {nodes.some(isShown) && <p className="text-small text-quiet">Sent along with every On and Off:</p>}
        <BodyFields nodes={nodes} name="body" />
        <OtherFields name="others" />
        <ErrorSummary errors={form.formState.errors} marked={marked} />
      </section>
    </FormProvider>
  )
}
