'use client'

import { useRef, useState, useTransition } from 'react'
import type { AccountAnswer } from '@/lib/accounts/contract'
import { callAction, type NoAnswer } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { noAnswerText } from '../ui/error-id'
import { refusalText } from './words'

/** Runs account actions, one at a time; says in words why one was refused, and for which fields. */
export function useAccountAction() {
  const [isPending, startTransition] = useTransition()
  // Set at once: a second click may come before the button is rendered as pending.
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [fields, setFields] = useState<Record<string, string[] | undefined>>({})

  function run<More extends object>(
    action: () => Promise<AccountAnswer<More>>,
    onDone: (answer: { state: 'done' } & More) => void | Promise<void>,
  ) {
    if (isRunning.current) return
    isRunning.current = true
    setProblem(null)
    setFields({})
    startTransition(async () => {
      const answer: AccountAnswer<More> | NoAnswer = await callAction(action)
      isRunning.current = false
      if (answer.state === 'done') return onDone(answer)
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state === 'refused') {
        const { refusal } = answer
        if (refusal.refused === 'email-taken') return setFields({ email: [refusalText(refusal)] })
        if (refusal.refused === 'invalid') setFields(refusal.fields)
        setProblem(refusalText(refusal))
      } else if (answer.state === 'not-allowed') setProblem(answer.reason)
      else setProblem(noAnswerText('errorId' in answer ? answer.errorId : null))
    })
  }

  return { run, isPending, problem, errorOf: (field: string) => fields[field]?.join('. ') }
}
