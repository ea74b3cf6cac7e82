'use client'

import { useEffect, useEffectEvent } from 'react'
import type { OpenedForm, RefusedApplication, Submitted } from '@/lib/easy-apply/contract'
import { drawnPointers } from '@/lib/forms/application-body'
import type { Job } from '@/lib/jobs/contract'
import { readName } from '@/lib/records/read-field'
import { useRecord } from '../dispatch/use-record'
import { dispatchWords } from '../dispatch/words'
import type { CurrentApplication, Prefill } from './prefill'
import { type SentAnswer, sendApplication } from './send-application'
import { useApplicationForm } from './use-application-form'
import { useEarlierApplications } from './use-earlier-applications'
import { isUnderWay, useLastSent } from './use-last-sent'
import { useOwnFields } from './use-own-fields'
import { useSubmission } from './use-submission'
import { useUnsent } from './use-unsent'

type EasyApplyUse = {
  /** The applicant, where the screen knows it. */
  applicant?: Prefill
  /** The applicant's listed application whose details are open. */
  current?: CurrentApplication | null
  /** The URL names the job. */
  hasJob?: boolean
  /** The id of values that were sent before the form was left, when no answer had arrived. */
  submissionId?: string | null
  /** The refused application that the form corrects. */
  refused?: RefusedApplication | null
  /** Called with the application that the screen now shows; null for one that is yet to be sent. */
  onApplication?: (id: string | null) => void
  /** Called with the desk's answer to what was sent under the id, also after the form was left. */
  onAnswer?: (submissionId: string, state: SentAnswer['state']) => void
}

/** The application form, the dispatch it becomes, and earlier applications to confirm (`asked`). */
export function useEasyApply(
  opened: OpenedForm,
  {
    applicant,
    current = null,
    hasJob = false,
    submissionId = null,
    refused = null,
    onApplication,
    onAnswer,
  }: EasyApplyUse,
) {
  const { paths, person, filled, isQueuedByDefault } = opened
  const fields = useOwnFields(isQueuedByDefault, { applicant, hasJob, refused })
  const { prefilled, job, email, isQueued } = fields
  const submission = useSubmission(filled, submissionId)
  const applicationForm = useApplicationForm(opened, { fields, refused, submissionId: submission.idNow })
  const { form, timesShown, nodes, unmapped, entered } = applicationForm
  const recording = useRecord<Submitted>(applicationForm.recordForm, drawnPointers(paths))
  const { dispatch, problem, isPending, record, forget } = recording
  const showRefused = useEffectEvent(() => refused && recording.show(refused.application))
  useEffect(() => void showRefused(), [])
  const last = useLastSent(dispatch, recording.isOutdated)
  const { shown } = last
  const isToBeSent = shown === null || shown.state === 'refused'
  const correctsId = shown?.state === 'refused' ? shown.id : null
  const unsent = useUnsent({
    isScreen: applicant === undefined,
    restored: fields.unsent,
    isEntered: fields.isEntered || form.formState.isDirty,
    isToBeSent,
    read: () => ({ ...(prefilled ?? nobody), email, job, isQueued, entered: entered(), correctsId }),
  })
  const earlier = useEarlierApplications(showLastSent)

  const listed = current ?? prefilled?.current ?? null
  const isPrefilledPerson = email.trim() === prefilled?.email.trim()
  /** The form is about to repeat the application that the applicant is already listed with. */
  const isCurrent = listed !== null && job?.id === listed.jobId && isPrefilledPerson

  async function send(next: ReturnType<typeof submission.next>, isAgain: boolean) {
    const askAbout = earlier.startCheck()
    const key = unsent.keyNow()
    const repeated = isCurrent ? { id: listed.id, appliedAt: listed.appliedAt } : undefined
    const answer = await sendApplication({ id: next.id, body: next.body, isAgain, listed: repeated })
    onAnswer?.(next.id, answer.state)
    if (answer.state === 'applied-before') {
      askAbout(answer)
      return { state: 'asked-back' } as const
    }
    if (answer.state === 'recorded') {
      submission.setRecorded(next)
      unsent.noteSent(key)
      unsent.forget()
    }
    if ('dispatch' in answer) onApplication?.(answer.dispatch.id)
    return answer
  }

  function submit(isAgain = false) {
    earlier.clear()
    recording.clear()
    const body = applicationForm.read()
    if (!body) return
    const known = prefilled && isPrefilledPerson ? prefilled.name : ''
    const name = (person.name === undefined ? null : readName(body, person.name)) ?? known
    last.setSentName(name)
    const next = submission.next(body, dispatch)
    if (dispatch !== null && dispatch.id === next.id && isUnderWay(dispatch)) return last.pointTo(dispatch)
    if (dispatch !== null && dispatch.id !== next.id) {
      last.setSupersededId(dispatch.id)
      onApplication?.(null)
    }
    record(() => send(next, isAgain), dispatchWords.forWhom({ who: name || email, subject: job?.title ?? '' }))
  }

  function showLastSent() {
    last.setSupersededId(null)
    if (dispatch !== null) onApplication?.(dispatch.id)
  }

  function startNext() {
    submission.startAgain()
    applicationForm.startAgain()
    fields.clearApplicant()
    unsent.forget()
    earlier.clear()
    forget()
    onApplication?.(null)
  }

  function clear() {
    startNext()
    fields.setJob(null)
  }

  // Another job or address withdraws the question about earlier applications, which was about another pair.
  function setJob(job: Job | null) {
    fields.setJob(job)
    form.clearErrors('job')
    earlier.changePair()
  }

  function setEmail(email: string) {
    fields.setEmail(email)
    form.clearErrors('email')
    earlier.changePair()
  }

  return {
    fields,
    setJob,
    setEmail,
    errorOf: (path: 'job' | 'email') => form.getFieldState(path, form.formState).error?.message,
    form,
    timesShown,
    nodes,
    /** What has been entered so far, to pass on to the same form elsewhere. */
    entered,
    unmapped,
    asked: earlier.asked,
    isCurrent,
    /** Shows the last sent application again. */
    stopAsking: earlier.stopAsking,
    /** The applicant's name in the application that `dispatch` is. */
    sentName: last.sentName,
    dispatch: shown,
    recordedId: dispatch?.id ?? null,
    submissionId: submission.idNow,
    timesPointed: last.timesPointed,
    problem,
    isPending,
    submit,
    startNext,
    /** Clears the form, including the job. */
    clear,
  }
}

const nobody = { name: '', parts: null, phone: '' }
