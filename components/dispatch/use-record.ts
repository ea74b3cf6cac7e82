'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import type { Dispatch, RecordAnswer } from '@/lib/dispatch/contract'
import type { RequestError } from '@/lib/http/contract'
import type { Pointer } from '@/lib/records/pointer'
import { callAction, type NoAnswer } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import type { useBodyForm } from '../schema-form/use-body-form'
import type { FormRefusal } from '../schema-form/use-learned-form'
import { toast } from '../ui/toast'
import { followedDispatches } from './followed-dispatches'
import { notRecordedToast } from './not-recorded-toast'
import { useDismiss } from './use-dismiss'
import { useDispatch } from './use-followed'

type Form = Pick<ReturnType<typeof useBodyForm>, 'showErrors' | 'showPartnerErrors'> & {
  /** Learns fields that a refusal asks for; returns whether all of them are on screen now. */
  learn: (refusal: FormRefusal) => boolean
  /** Changes with the form's shape. */
  formFingerprint: string
}

/** Why nothing was recorded, apart from the errors shown on fields. */
export type RecordError =
  | Extract<RequestError, { state: 'not-allowed' }>
  | NoAnswer
  | { state: 'already-recorded' }
  | { state: 'form-changed' }

/**
 * Records a form as a dispatch and follows it. Field errors, including the partner's, go to their fields.
 * `drawnElsewhere`: body paths that the screen renders itself.
 */
export function useRecord<Done>(
  { showErrors, showPartnerErrors, learn, formFingerprint }: Form,
  drawnElsewhere: Pointer[] = [],
) {
  const [recordedId, setRecordedId] = useState<string | null>(null)
  const [problem, setProblem] = useState<RecordError | null>(null)
  const [isPending, startTransition] = useTransition()
  const followed = useDispatch<Done>(recordedId)
  const [restFields, setRestFields] = useState<{ id: string; fields: Record<string, string[]> } | null>(null)
  /** Id of a refused dispatch whose form was submitted again since, so that its errors are outdated. */
  const [outdatedId, setOutdatedId] = useState<string | null>(null)
  const dismiss = useDismiss()
  const router = useRouter()
  const shownAttempt = useRef<string | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const failure = followed?.state === 'refused' ? followed.failure : null
  const failedAttempt = failure ? `${followed?.id} ${failure.reference}` : null
  const showOnFields = useEffectEvent((attempt: string) => {
    if (!failure || !followed || shownAttempt.current === attempt) return
    // Add missing fields first, since errors may be shown on them.
    if (!learn(failure)) return
    shownAttempt.current = attempt
    setRestFields({ id: followed.id, fields: showPartnerErrors(failure.fields, drawnElsewhere) })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that has changed may have the missing fields
  useEffect(() => {
    if (failedAttempt) showOnFields(failedAttempt)
  }, [failedAttempt, formFingerprint])

  /** Clears what is shown about the previous attempt, before the form is submitted again. */
  function clear() {
    setProblem(null)
    if (followed?.state === 'refused') setOutdatedId(followed.id)
  }

  /**
   * `asked-back`: the desk asks for confirmation first, which the screen shows itself. `what`: what is sent, for a user
   * who has left the form before the answer arrives.
   */
  function record(send: () => Promise<RecordAnswer<Done> | NoAnswer | { state: 'asked-back' }>, what: string) {
    clear()
    startTransition(async () => {
      const answer = await callAction(send)
      if (!isHere.current && answer.state !== 'recorded') {
        const why = 'dispatch' in answer ? { state: 'already-recorded' as const } : answer
        void toast(notRecordedToast(why, what))
      }
      switch (answer.state) {
        case 'recorded':
        case 'already-recorded':
          followedDispatches.take(answer.dispatch)
          // Corrected and resent: the earlier refusal is outdated.
          if (followed?.state === 'refused' && followed.id !== answer.dispatch.id) dismiss([followed.id])
          setRecordedId(answer.dispatch.id)
          if (answer.state === 'already-recorded') setProblem({ state: 'already-recorded' })
          return
        case 'signed-out':
          return askToSignInAgain()
        case 'asked-back':
          return
        case 'invalid':
          if (!isHere.current) return
          showErrors(answer.errors)
          // The browser validated this body against the form on screen, so the desk's form must have changed.
          if (Object.keys(answer.errors).some((pointer) => pointer !== '')) {
            setProblem({ state: 'form-changed' })
            router.refresh()
          }
          return
        default:
          setProblem(answer)
      }
    })
  }

  return {
    /** The latest state of the recorded dispatch. Its failure holds only errors that have no field on screen. */
    dispatch:
      followed && failure && restFields?.id === followed.id ? withFields(followed, restFields.fields) : followed,
    /** It was refused, and the form has been submitted again since. */
    isOutdated: followed !== null && followed.id === outdatedId,
    problem,
    isPending,
    record,
    clear,
    /** Follows a dispatch recorded earlier, on another visit or in another tab. */
    show(dispatch: Dispatch) {
      followedDispatches.take(dispatch)
      setRecordedId(dispatch.id)
    },
    forget() {
      setRecordedId(null)
      setProblem(null)
    },
  }
}

function withFields<Done>(dispatch: Dispatch<Done>, fields: Record<string, string[]>): Dispatch<Done> {
  return dispatch.failure ? { ...dispatch, failure: { ...dispatch.failure, fields } } : dispatch
}
