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
import { useBodyForm } from '../schema-form/use-body-form'
import { useKeptValues } from '../schema-form/use-kept-values'
import { useLearnedForm } from '../schema-form/use-learned-form'
import { joinFields } from './chat-refusals'
import { chatWords } from './words'

export type ChatBodyHandle = {
  /** The values to send along with On or Off; undefined after marking the invalid ones. */
  read: () => Record<string, unknown> | undefined
}

type ChatBodyProps = {
  chatForm: ChatForm
  /** Refusals on this visit, which may show how the form differs from what the partner accepts. */
  mismatches: PartnerFailure[]
  /** Refusals of the values in the form. */
  refusals: PartnerFailure[]
  /** No other setting sent with these values is still open. */
  isWhole: boolean
  /** Called with the fields, by the partner's names, whose messages are now shown on controls. */
  onPlaced: (fields: string[]) => void
  handle: RefObject<ChatBodyHandle | null>
  /** Called once the values can be read. */
  onLoaded: () => void
}

/** What the partner expects besides On or Off: the profile's other fields, and fields not in the profile. */
export default function ChatBody(props: ChatBodyProps) {
  const { chatForm, mismatches, refusals, isWhole, onPlaced, handle, onLoaded } = props
  const { enabled } = chatForm
  const drawn = useLearnedForm(chatForm, [pathOf(enabled)])
  const { nodes, schema, formFingerprint } = drawn
  const bodyForm = useBodyForm({
    nodes,
    schema,
    // The button pressed later sets On or Off; validating the rest needs some value here.
    complete: (body) => ({ ...Object(writeSwitch(body, enabled, true)) }),
  })
  const { form, timesShown } = bodyForm
  useKeptValues(bodyForm, drawn)
  const mismatch = {
    asks: mismatches.flatMap(({ asks }) => asks ?? []),
    unwanted: mismatches.flatMap(({ unwanted }) => unwanted ?? []),
    corrected: mismatches.flatMap(({ corrected }) => corrected ?? []),
  }
  const fields = joinFields(refusals)
  const told = JSON.stringify([fields, isWhole])
  const shown = useRef(told)
  /** The element that had the focus when On or Off was pressed. */
  const pressed = useRef<Element | null>(null)
  const show = useEffectEvent(() => {
    const isDrawn = drawn.learn(mismatch)
    if (!isDrawn || shown.current === told) return
    shown.current = told
    const rest = bodyForm.showPartnerErrors(fields)
    onPlaced(Object.keys(fields).filter((field) => !Object.hasOwn(rest, field)))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that has changed may have the missing fields
  useEffect(() => show(), [JSON.stringify(mismatch), told, formFingerprint])
  useImperativeHandle(handle, () => ({
    read() {
      pressed.current = document.activeElement
      return bodyForm.read()
    },
  }))
  const announceLoaded = useEffectEvent(onLoaded)
  useEffect(() => announceLoaded(), [])
  return (
    <FormProvider {...form}>
      <section aria-label={chatWords.alsoSentLabel} className="grid gap-2">
        {nodes.some(isShown) && <p className="text-small text-quiet">{chatWords.alsoSent}</p>}
        {drawn.hasAskedFields && <p className="max-w-prose text-small text-quiet">{chatWords.maybeTheSwitch}</p>}
        <BodyFields nodes={nodes} name="body" />
        <OtherFields name="others" />
        <p className="text-small text-quiet">{chatWords.othersHint}</p>
        <ErrorSummary
          errors={form.formState.errors}
          timesShown={timesShown}
          mayTakeFocus={() => isWhole && document.activeElement === pressed.current}
        />
      </section>
    </FormProvider>
  )
}
