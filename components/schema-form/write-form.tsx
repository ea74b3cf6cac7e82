'use client'

import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../ui/button'
import { useIsBrowser } from '../ui/use-is-browser'
import { ErrorSummary } from './error-summary'

type WriteFormProps = {
  form: UseFormReturn
  /** How often errors were shown in it. */
  marked: number
  label: string
  pendingLabel: string
  isPending: boolean
  onSubmit: () => void
  /** The entered values are being sent and cannot be changed for now. */
  isLocked?: boolean
  /** Shown beside the button. */
  beside?: ReactNode
  /** The outcome, shown below the button. */
  outcome: ReactNode
  children: ReactNode
}

/** A form that writes to the partner: its fields, one button, and the outcome. */
export function WriteForm({
  form,
  marked,
  label,
  pendingLabel,
  isPending,
  onSubmit,
  isLocked = false,
  beside,
  outcome,
  children,
}: WriteFormProps) {
  // Before hydration the button would only reload the page.
  const isBrowser = useIsBrowser()
  const { errors } = form.formState
  const hasErrors = Object.keys(errors).length > 0
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        className="grid max-w-3xl gap-5 px-4 pb-10 md:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending && !isLocked) onSubmit()
        }}
      >
        {/* `contents`: disables the fields without affecting the layout. */}
        <fieldset disabled={isLocked} className="contents">
          {children}
        </fieldset>
        {/* In view wherever the first wrong field is, together with it. */}
        <div
          className={`flex flex-wrap items-center gap-3 ${hasErrors ? 'sticky bottom-0 z-2 -mx-4 border-t bg-surface px-4 py-3 md:-mx-6 md:px-6' : ''}`}
        >
          <Button
            type="submit"
            look="primary"
            disabled={!isBrowser || isLocked}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {label}
          </Button>
          {beside}
          <ErrorSummary errors={errors} marked={marked} />
        </div>
        {outcome}
      </form>
    </FormProvider>
  )
}
