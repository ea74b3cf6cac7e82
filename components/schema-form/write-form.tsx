'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../ui/button'
import { useIsBrowser } from '../ui/use-is-browser'
import { ErrorSummary } from './error-summary'
import { FormLock } from './form-lock'
import { formWords } from './words'

type WriteFormProps = {
  form: UseFormReturn
  /** How often errors were shown in the form. */
  timesShown: number
  label: ReactNode
  pendingLabel: string
  isPending: boolean
  onSubmit: () => void
  /** The outcome asks a question first: its buttons replace this form's own. */
  isAsking?: boolean
  /** The form was sent: the next step depends on the outcome. */
  isAnswered?: boolean
  /** The entered values are being sent and cannot be changed now. */
  isLocked?: boolean
  /** Shown beside the button. */
  beside?: ReactNode
  /** What is chosen and what was found about it, above the button; only if there is room beside the fields. */
  summary?: ReactNode
  /** The outcome, shown below the button. */
  outcome: ReactNode
  children: ReactNode
}

/**
 * A form that writes to the partner: its fields, one button, and the outcome. From 1280 px on, the button and the
 * outcome are beside the fields and stay in view; below that, the button sticks to the bottom, unless the window is
 * low. Ctrl or ⌘ Enter submits.
 */
export function WriteForm(props: WriteFormProps) {
  const { form, timesShown, label, pendingLabel, isPending, onSubmit, isAsking = false, isLocked = false } = props
  const { beside, summary, outcome, children, isAnswered = false } = props
  // Before hydration, the button would only reload the page.
  const isBrowser = useIsBrowser()
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        className="grid gap-5 px-4 pb-10 md:px-6 xl:max-w-[100rem] xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start xl:gap-x-10"
        onKeyDown={submitByKey}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending && !isLocked) onSubmit()
        }}
      >
        {/* `contents`: disables the fields without affecting the layout. */}
        <fieldset disabled={isLocked} className="contents">
          <div className="grid max-w-3xl min-w-0 gap-5 md:max-xl:pr-6 xl:max-w-none">
            <FormLock value={isLocked}>{children}</FormLock>
          </div>
        </fieldset>
        <div className="contents xl:sticky xl:top-4 xl:grid xl:max-h-[calc(100dvh-6rem)] xl:gap-4 xl:overflow-y-auto xl:rounded-panel xl:border xl:bg-raised xl:p-4">
          {summary && <div className="grid gap-4 max-xl:hidden">{summary}</div>}
          {!isAsking && (
            <div className="sticky bottom-0 z-2 -mx-4 flex flex-wrap items-center gap-3 border-t bg-surface px-4 py-3 short:static md:-mx-6 md:px-6 xl:static xl:mx-0 xl:border-0 xl:bg-transparent xl:p-0">
              <Button
                type="submit"
                look={isAnswered ? 'secondary' : 'primary'}
                title={formWords.submitKeys}
                disabled={!isBrowser || isLocked}
                isPending={isPending}
                pendingLabel={pendingLabel}
              >
                {label}
              </Button>
              {beside}
              <ErrorSummary errors={form.formState.errors} timesShown={timesShown} />
            </div>
          )}
          {outcome}
        </div>
      </form>
    </FormProvider>
  )
}

/** Submits on Ctrl or ⌘ Enter in any field, including multi-line ones. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
