'use client'

import { type RefObject, useImperativeHandle } from 'react'
import { FormProvider } from 'react-hook-form'
import type { ChatForm } from '@/lib/ai-chat/contract'
import { writePointer } from '@/lib/records/pointer'
import { BodyFields } from '../schema-form/body-fields'
import { OtherFields } from '../schema-form/other-fields'
import { useBodyForm } from '../schema-form/use-body-form'

export type ChatBodyHandle = {
  /** What is sent beside On or Off; undefined after marking what does not fit. */
  read: () => Record<string, unknown> | undefined
}

type ChatBodyProps = { chatForm: ChatForm; handle: RefObject<ChatBodyHandle | null> }

/** What the partner wants to hear beside On or Off: the profile's further fields, and such as it does not name. */
export default function ChatBody({ chatForm, handle }: ChatBodyProps) {
  const { nodes, schema, enabled } = chatForm
  const { form, read } = useBodyForm({
    nodes,
    schema,
    complete: (body) => ({ ...Object(writePointer(body, enabled, true)) }),
  })
  useImperativeHandle(handle, () => ({ read }))
  return (
    <FormProvider {...form}>
      <section aria-label="Sent with every setting" className="grid max-w-3xl gap-2">
        <p className="text-small text-quiet">Sent along with every On and Off:</p>
        <BodyFields nodes={nodes} name="body" />
        <OtherFields name="others" />
      </section>
    </FormProvider>
  )
}
