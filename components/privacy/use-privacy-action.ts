'use client'

import { useState, useTransition } from 'react'
import type { Reauthenticate, RequestError } from '@/lib/http/contract'
import { callAction } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { noAnswerText } from '../ui/error-id'

type Refused = { state: 'refused'; reason: string }
type Done<Answer> = Exclude<Answer, Refused | RequestError | Reauthenticate>

/** Runs this screen's actions, one at a time; says in words why one did nothing. */
export function usePrivacyAction() {
  const [isPending, startTransition] = useTransition()
  const [problem, setProblem] = useState<string | null>(null)

  function run<Answer extends { state: string }>(
    action: () => Promise<Answer>,
    onDone: (answer: Done<Answer>) => void,
  ) {
    if (isPending) return
    setProblem(null)
    startTransition(async () => {
      const answer = await callAction(action)
      switch (answer.state) {
        case 'signed-out':
          return askToSignInAgain()
        case 'refused':
        case 'not-allowed':
          return setProblem('reason' in answer ? answer.reason : '')
        case 'invalid':
        case 'desk-unreachable':
          return setProblem(noAnswerText('errorId' in answer ? answer.errorId : null))
        default:
          // Safe: all other states were handled above.
          onDone(answer as Done<Answer>)
      }
    })
  }

  return { run, isPending, problem }
}
