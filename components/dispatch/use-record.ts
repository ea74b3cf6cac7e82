'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import type { Dispatch, RecordAnswer } from '@/lib/dispatch/contract'
import type { RequestError } from '@/lib/http/contract'
import type { Pointer } from '@/lib/records/pointer'
import { callAction, type NoAnswer } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import type { useBodyForm } from '../schema-form/use-body-form'
import { useDismiss } from './decide-context'
import { followedDispatches } from './followed-dispatches'
import { useDispatch } from './use-followed'

type Form = Pick<ReturnType<typeof useBodyForm>, 'showErrors' | 'showPartnerErrors'>

/** Why nothing was recorded, beside what went to the fields. */
export type RecordError =
  | Extract<RequestError, { state: 'not-allowed' }>
  | NoAnswer
  | { state: 'already-recorded' }
  | { state: 'form-changed' }

/**
 * Records a form as a dispatch and follows it. Field errors, the partner's too, go to their fields. `drawnElsewhere`:
 * paths of the body that the screen draws itself.
 */
export function useRecord<Done>({ showErrors, showPartnerErrors }: Form, drawnElsewhere: Pointer[] = []) {
  const [recordedId, setRecordedId] = useState<string | null>(null)
  const [problem, setProblem] = useState<RecordError | null>(null)
  const [isPending, startTransition] = useTransition()
  const followed = useDispatch<Done>(recordedId)
  const [restFields, setRestFields] = useState<{ id: string; fields: Record<string, string[]> } | null>(null)
  const dismiss = useDismiss()
  const router = useRouter()
  const shownAttempt = useRef<string | null>(null)

  const failure = followed?.state === 'refused' ? followed.failure : null
  const failedAttempt = failure ? `${followed?.id} ${failure.reference}` : null
  const showOnFields = useEffectEvent((attempt: string) => {
    if (!failure || !followed || shownAttempt.current === attempt) return
    shownAttempt.current = attempt
    setRestFields({ id: followed.id, fields: showPartnerErrors(failure.fields, drawnElsewhere) })
  })
  useEffect(() => {
    if (failedAttempt) showOnFields(failedAttempt)
  }, [failedAttempt])

  /** `asked-back`: the desk asks for confirmation first, which the screen itself shows. */
  function record(send: () => Promise<RecordAnswer<Done> | NoAnswer | { state: 'asked-back' }>) {
    setProblem(null)
    startTransition(async () => {
      const answer = await callAction(send)
      switch (answer.state) {
        case 'recorded':
        case 'already-recorded':
          followedDispatches.take(answer.dispatch)
          // Corrected and sent again: the earlier refusal is outdated.
          if (followed?.state === 'refused' && followed.id !== answer.dispatch.id) dismiss([followed.id])
          setRecordedId(answer.dispatch.id)
          if (answer.state === 'already-recorded') setProblem({ state: 'already-recorded' })
          return
        case 'signed-out':
          return askToSignInAgain()
        case 'asked-back':
          return
        case 'invalid':
          showErrors(answer.errors)
          // The browser has checked the same body by the form that it shows, so the desk has another one by now.
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
    /** The recorded dispatch in its present state. Its failure holds only errors without a field on screen. */
    dispatch:
      followed && failure && restFields?.id === followed.id ? withFields(followed, restFields.fields) : followed,
    problem,
    isPending,
    record,
    /** Follows one that was recorded before: on another visit, or in another tab. */
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
