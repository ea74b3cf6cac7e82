'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { historyKey } from '@/lib/activity/contract'
import { samePersonKey } from '@/lib/applicants/contract'
import { isOpen } from '@/lib/dispatch/contract'
import type { Application, OpenedForm } from '@/lib/easy-apply/contract'
import { useReadsClient } from '../../api/queries'
import { Button } from '../../ui/button'
import { ApplicationSteps } from '../application-steps'
import { NextButton } from '../next-button'
import type { CurrentApplication, Prefill } from '../prefill'
import { useEasyApply } from '../use-easy-apply'
import { easyApplyWords } from '../words'
import { noteSent } from './just-sent'
import { type KeptForm, keepForm, keptForm, noteSentAnswer, valuesOf } from './kept-forms'
import { lastJobId, rememberJob } from './last-job'
import { QuickFields } from './quick-fields'
import { quickWords } from './words'

type QuickApplyFormProps = {
  /** What is entered here but not sent is kept under this key. */
  recordKey: string
  form: OpenedForm
  applicant: Prefill
  current: CurrentApplication | null
  onFullForm: (prefill: Prefill, jobId: string | null) => void
  /** The desk's form has changed meanwhile. */
  onFormChanged: () => void
  onNext: (() => void) | undefined
  onClose: () => void
  /** Whether the form holds values that would be lost with it. */
  onUnsent: (isUnsent: boolean) => void
}

/** The form, replaced by the application's outcome; after a refusal the form stays beside it. */
export function QuickApplyForm(props: QuickApplyFormProps) {
  const { recordKey, form: asIs, applicant, current, onFullForm, onFormChanged, onNext, onClose, onUnsent } = props
  const [kept] = useState(() => keptForm(recordKey))
  const [prefill] = useState(() => (kept ? { ...applicant, entered: kept.entered } : applicant))
  const application = useEasyApply(asIs, {
    applicant: prefill,
    current,
    submissionId: kept?.submissionId ?? null,
    onAnswer: (id, state) => noteSentAnswer(recordKey, id, state),
  })
  const { fields, form, dispatch, asked, problem, isPending, submit, entered } = application
  // What was changed since then is still in the form, whatever is pressed next.
  const [sentBefore, setSentBefore] = useState<string | null>(null)
  if (problem?.state === 'already-recorded' && dispatch !== null && dispatch.id !== sentBefore)
    setSentBefore(dispatch.id)
  const isSentBefore = dispatch?.id === sentBefore
  const isOver = dispatch !== null && !isSentBefore && dispatch.state !== 'refused' && dispatch.state !== 'cancelled'
  const formRef = useRef<HTMLFormElement>(null)
  const [lastJob] = useState(lastJobId)
  const isJobChosen = fields.job !== null && fields.job.id !== lastJob
  const isEntered = kept !== null || isJobChosen || fields.isEntered || form.formState.isDirty
  const keeping = useKeptForm(recordKey, kept, application, !isOver && (isPending || isEntered))
  useReport(isPending || (!isOver && isEntered), onUnsent)
  useRefreshedLists(dispatch?.applicantEmail ?? applicant.email, dispatch)
  const failure = dispatch?.state === 'refused' ? dispatch.failure : null
  // The server remembers the fields that the partner asked for: the next applicant's form has them from the start.
  const isLearned = (failure?.asks ?? failure?.unwanted ?? failure?.corrected) !== undefined
  useEffect(() => {
    if (problem?.state === 'form-changed' || isLearned) onFormChanged()
  }, [problem, isLearned, onFormChanged])
  useEffect(() => {
    if (isOver && dispatch.jobId !== null) rememberJob(dispatch.jobId)
  }, [isOver, dispatch])

  const outcome = (
    <ApplicationSteps
      application={application}
      isInForm={!isOver}
      next={<NextApplicant isFocused={dispatch?.state !== 'needs-decision'} onNext={onNext} onClose={onClose} />}
      onBack={() => formRef.current?.querySelector('input')?.focus()}
    >
      {isOver && isOpen(dispatch) && (
        <div>
          <NextApplicant onNext={onNext} onClose={onClose} />
        </div>
      )}
    </ApplicationSteps>
  )
  if (isOver) return outcome
  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending && !asked) submit()
        }}
      >
        <QuickFields application={application} form={asIs} startJobId={kept?.jobId ?? lastJob} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look="primary"
            disabled={asked !== null}
            isPending={isPending}
            pendingLabel={easyApplyWords.sending}
          >
            {easyApplyWords.submit}
          </Button>
          <Button
            onClick={() => {
              keeping.stop()
              onClose()
            }}
          >
            {quickWords.cancel}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              keeping.stop()
              onFullForm({ ...applicant, email: fields.email, entered: entered() }, fields.job?.id ?? null)
            }}
          >
            {quickWords.fullForm}
          </Button>
        </div>
        {outcome}
      </form>
    </FormProvider>
  )
}

/** Restores what was kept, and keeps what is unsent when the details are left; `stop` before it is left on purpose. */
function useKeptForm(
  recordKey: string,
  kept: KeptForm | null,
  { fields, entered, isPending, recordedId, submissionId }: ReturnType<typeof useEasyApply>,
  isUnsent: boolean,
) {
  const isStopped = useRef(false)
  const restore = useEffectEvent(() => {
    if (!kept) return
    fields.setEmail(kept.email)
    fields.setIsQueued(kept.isQueued)
  })
  useLayoutEffect(() => restore(), [])
  const read = () => {
    const { job, email, isQueued } = fields
    return { jobId: job?.id ?? null, email, isQueued, entered: entered() }
  }
  const sentAs = useRef(kept?.sentAs ?? null)
  const noteSentValues = useEffectEvent(() => {
    sentAs.current = valuesOf(read())
  })
  // Runs before anything else can be typed or chosen.
  useLayoutEffect(() => {
    if (isPending) noteSentValues()
  }, [isPending])
  const onLeave = useEffectEvent(() => {
    if (!isUnsent || isStopped.current) return keepForm(recordKey, null)
    const id = submissionId()
    const submitted = id === recordedId ? null : id
    // Opened again while the answer was still under way, and left again.
    const isStillSending = keptForm(recordKey)?.isSending ?? false
    keepForm(recordKey, {
      ...read(),
      submissionId: submitted,
      sentAs: submitted === null ? null : sentAs.current,
      isSending: isPending || isStillSending,
    })
  })
  useEffect(() => () => onLeave(), [])
  return {
    stop() {
      isStopped.current = true
    },
  }
}

function useReport(isUnsent: boolean, onUnsent: (isUnsent: boolean) => void) {
  useEffect(() => {
    onUnsent(isUnsent)
    return () => onUnsent(false)
  }, [isUnsent, onUnsent])
}

/** Refreshes the lists below, of what this desk did with the person and of their applications, after a new one. */
function useRefreshedLists(email: string, dispatch: Application | null) {
  const client = useReadsClient()
  const state = dispatch?.state
  const note = useEffectEvent(() => {
    if (state !== 'succeeded' || !dispatch?.result || dispatch.result.outcome === 'already-applied') return
    noteSent(email, dispatch.result.applicationFormId)
    void client.invalidateQueries({ queryKey: samePersonKey(email.trim().toLowerCase()) })
  })
  useEffect(() => {
    if (state === undefined) return
    void client.invalidateQueries({ queryKey: historyKey(email) })
    note()
  }, [client, email, state])
}

type NextApplicantProps = Pick<QuickApplyFormProps, 'onNext' | 'onClose'> & { isFocused?: boolean }

function NextApplicant({ onNext, onClose, isFocused = false }: NextApplicantProps) {
  return (
    <NextButton
      isFocused={isFocused}
      mayTakeFocus={isFocusInDetails}
      look={isFocused ? 'primary' : 'secondary'}
      onPress={onNext ?? onClose}
    >
      {onNext ? quickWords.nextApplicant : quickWords.done}
    </NextButton>
  )
}

function isFocusInDetails(button: HTMLButtonElement): boolean {
  const { activeElement } = document
  return activeElement === document.body || button.closest('[role=dialog]')?.contains(activeElement) === true
}
