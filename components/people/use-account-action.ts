'use client'

import { useState, useTransition } from 'react'
import type { AccountAnswer } from '@/lib/accounts/contract'
import { callAction, type NoAnswer } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { noAnswerText } from '../ui/error-id'
import { refusalText } from './words'

/** Runs account actions, one at a time; says in words why one was refused, and for which fields. */
export function useAccountAction() {
  const [isPending, startTransition] = useTransition()
  const [problem, setProblem] = useState<string | null>(null)
  const [fields, setFields] = useState<Record<string, string[] | undefined>>({})

  function run<More extends object>(
    action: () => Promise<AccountAnswer<More>>,
    onDone: (answer: { state: 'done' } & More) => void | Promise<void>,
  ) {
    if (isPending) return
    setProblem(null)
    setFields({})
    startTransition(async () => {
      const answer: AccountAnswer<More> | NoAnswer = await callAction(action)
      if (answer.state === 'done') return onDone(answer)
      if (answer.state === 'signed-out') return askToSignInAgain()
      if (answer.state === 'refused') {
        if (answer.refusal.refused === 'invalid') setFields(answer.refusal.fields)
        setProblem(refusalText(answer.refusal))
      } else if (answer.state === 'not-allowed') setProblem(answer.reason)
      else setProblem(noAnswerText('errorId' in answer ? answer.errorId : null))
    })
  }

  return { run, isPending, problem, errorOf: (field: string) => fields[field]?.join('. ') }
}
