'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOpen, needsPerson } from '@/lib/dispatch/contract'
import type {
  Application,
  KnownApplications,
  OpenedForm,
  RefusedApplication,
  Submitted,
} from '@/lib/easy-apply/contract'
import { type ApplicationFieldMapping, completeBody, drawnPointers } from '@/lib/forms/application-body'
import { saveForm } from '@/lib/forms/saved-form'
import type { Job } from '@/lib/jobs/contract'
import { readName } from '@/lib/records/read-field'
import { useRecord } from '../dispatch/use-record'
import { useAskedForm } from '../schema-form/use-asked-form'
import { useBodyForm } from '../schema-form/use-body-form'
import { useKeptValues } from '../schema-form/use-kept-values'
import { useLeaveWarning } from '../ui/use-leave-warning'
import type { CurrentApplication, Prefill } from './prefill'
import { sendApplication } from './send-application'
import { startValues } from './start-values'
import { forgetUnsent, keepUnsent } from './unsent-application'
import { useOwnFields } from './use-own-fields'
import { useSubmission } from './use-submission'
import { easyApplyWords } from './words'

type EasyApplyUse = {
  /** The applicant, where the screen knows it. */
  applicant?: Prefill
  /** The applicant's listed application whose details are open. */
  current?: CurrentApplication | null
  /** The URL names the job. */
  hasJob?: boolean
  /** The refused application that the form corrects. */
  refused?: RefusedApplication | null
  /** Called with the application that the screen now shows; null for one that is yet to be sent. */
  onApplication: (id: string | null) => void
}

/** The application form, the dispatch it becomes, and earlier applications to confirm (`asked`). */
export function useEasyApply(
  asIs: OpenedForm,
  { applicant, current = null, hasJob = false, refused = null, onApplication }: EasyApplyUse,
) {
  const { paths, person, filled, isQueuedByDefault } = asIs
  const drawn = useAskedForm(asIs, drawnPointers(paths))
  const { nodes, schema } = drawn
  const fields = useOwnFields(isQueuedByDefault, { applicant, hasJob, refused })
  const { prefilled, job, email, isQueued } = fields
  const [asked, setAsked] = useState<KnownApplications | null>(null)
  /** Counts the changes of the job and the email: an answer about another pair is not shown beside this one. */
  const pair = useRef(0)
  const [sentName, setSentName] = useState('')
  const [pointed, setPointed] = useState({ decision: '', times: 0 })
  const submission = useSubmission(filled)
  const { unmapped: unmappedAtStart, ...startingWith } = startValues(
    { prefilled, refused },
    { nodes, mark: drawn.mark, person },
  )
  const bodyForm = useBodyForm({
    nodes,
    schema,
    ...startingWith,
    complete(entered) {
      const parts = { email, jobId: job?.id ?? '', isQueued, submissionId: submission.idNow() }
      return completeBody(entered, parts, { paths, filled, schema })
    },
    pathOf: (pointer) => ownPath(pointer, paths),
  })
  const { form } = bodyForm
  const unmapped = useKeptValues(bodyForm, drawn, unmappedAtStart)
  const entered = () => saveForm(nodes, drawn.mark, bodyForm.values())
  const { showErrors, showPartnerErrors } = bodyForm
  const recordForm = { showErrors, showPartnerErrors, learn: drawn.learn, mark: drawn.mark }
  const recording = useRecord<Submitted>(recordForm, drawnPointers(paths))
  const { dispatch, problem, isPending, record, forget } = recording
  const showRefused = useEffectEvent(() => refused && recording.show(refused.application))
  useEffect(() => void showRefused(), [])
  /** Another application is being sent from the form and is not recorded yet. */
  const [supersededId, setSupersededId] = useState<string | null>(null)
  const shown = recording.isOutdated || dispatch?.id === supersededId ? null : dispatch
  const isToBeSent = shown === null || shown.state === 'refused'
  const isUnsent = isToBeSent && (fields.isEntered || form.formState.isDirty)
  useLeaveWarning(isUnsent)
  useUnsent(applicant === undefined, () => {
    if (!isUnsent) return
    keepUnsent({ ...(prefilled ?? nobody), email, job, isQueued, entered: entered(), correctsId: shown?.id ?? null })
  })

  /** The form is about to repeat the application the applicant is already listed with. */
  const listed = current ?? prefilled?.current ?? null
  const isPrefilledPerson = email.trim() === prefilled?.email.trim()
  const isCurrent = listed !== null && job?.id === listed.jobId && isPrefilledPerson

  /** Returns the whole input; undefined after marking the errors. */
  function readWhole() {
    const body = bodyForm.read()
    bodyForm.mark([
      ...(job ? [] : [{ path: 'job', message: easyApplyWords.chooseJob }]),
      ...(email.trim() === '' ? [{ path: 'email', message: easyApplyWords.required }] : []),
    ])
    return job && email.trim() !== '' ? body : undefined
  }

  async function send(next: ReturnType<typeof submission.next>, isAgain: boolean) {
    const askedPair = pair.current
    const repeated = isCurrent ? { id: listed.id, appliedAt: listed.appliedAt } : undefined
    const answer = await sendApplication({ id: next.id, body: next.body, isAgain, listed: repeated })
    if (answer.state === 'applied-before') {
      if (pair.current === askedPair) setAsked(answer)
      return { state: 'asked-back' } as const
    }
    if (answer.state === 'recorded') {
      submission.setRecorded(next)
      if (!applicant) forgetUnsent()
    }
    if ('dispatch' in answer) onApplication(answer.dispatch.id)
    return answer
  }

  function submit(isAgain = false) {
    setAsked(null)
    recording.clear()
    const body = readWhole()
    if (!body) return
    const known = prefilled && isPrefilledPerson ? prefilled.name : ''
    setSentName((person.name === undefined ? null : readName(body, person.name)) ?? known)
    const next = submission.next(body, dispatch)
    if (dispatch !== null && dispatch.id === next.id && isUnderWay(dispatch))
      return setPointed(({ times }) => ({ decision: decisionOf(dispatch), times: times + 1 }))
    if (dispatch !== null && dispatch.id !== next.id) {
      setSupersededId(dispatch.id)
      onApplication(null)
    }
    record(() => send(next, isAgain))
  }

  function startNext() {
    submission.startAgain()
    bodyForm.startAgain()
    fields.clearApplicant()
    if (!applicant) forgetUnsent()
    setAsked(null)
    forget()
    onApplication(null)
  }

  function clear() {
    startNext()
    fields.setJob(null)
  }

  /** Shows the last sent application again. */
  function stopAsking() {
    if (asked === null) return
    setAsked(null)
    setSupersededId(null)
    if (dispatch !== null) onApplication(dispatch.id)
  }

  function setJob(job: Job | null) {
    pair.current += 1
    fields.setJob(job)
    form.clearErrors('job')
    stopAsking()
  }

  function setEmail(email: string) {
    pair.current += 1
    fields.setEmail(email)
    form.clearErrors('email')
    stopAsking()
  }

  return {
    fields,
    // A change withdraws the question about earlier applications, which was about another pair.
    setJob,
    setEmail,
    errorOf: (path: 'job' | 'email') => form.getFieldState(path, form.formState).error?.message,
    form,
    marked: bodyForm.marked,
    nodes,
    /** What has been entered so far, to pass on to the same form elsewhere. */
    entered,
    unmapped,
    asked,
    isCurrent,
    stopAsking,
    /** The applicant's name in the application that `dispatch` is. */
    sentName,
    dispatch: shown,
    recordedId: dispatch?.id ?? null,
    /** How often the user has submitted again before the application has an outcome, so that nothing more was sent. */
    timesPointed: shown !== null && isUnderWay(shown) && pointed.decision === decisionOf(shown) ? pointed.times : 0,
    problem,
    isPending,
    submit,
    startNext,
    /** Clears the form, including the job. */
    clear,
  }
}

const nobody = { name: '', parts: null, phone: '' }

/** It has no outcome yet: the desk is at it, or a person has to decide. */
const isUnderWay = (application: Application) => isOpen(application) || needsPerson(application)

/** Each attempt that ends unconfirmed asks for a new decision. */
const decisionOf = ({ id, attempts }: Application) => `${id} ${attempts}`

/** Keeps what is entered when the user leaves the screen, but not for the form in an applicant's details. */
function useUnsent(isScreen: boolean, keep: () => void) {
  const onLeave = useEffectEvent(keep)
  useEffect(() => (isScreen ? () => onLeave() : undefined), [isScreen])
}

/** Maps errors on the parts that the screen renders itself, and on groups that contain them, to those parts. */
function ownPath(pointer: string, paths: ApplicationFieldMapping): string | undefined {
  const isAround = (path: string) => path === pointer || (pointer !== '' && path.startsWith(`${pointer}/`))
  if (isAround(paths.job)) return 'job'
  return isAround(paths.email) ? 'email' : undefined
}
