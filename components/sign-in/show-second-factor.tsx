'use client'

import type { Route } from 'next'
import { useState, useTransition } from 'react'
import type { ConfirmActions, ConfirmState, ConfirmWay } from '@/lib/accounts/contract'
import { errorIdOf, noAnswerText } from '../ui/error-id'
import { Notice } from '../ui/notice'
import { ConfirmFactor } from './confirm-factor'
import { signInWords } from './words'

type ShowSecondFactorProps = { ways: ConfirmWay[]; actions: ConfirmActions; nextPath: Route }

/** For a session opened without the second factor it needs; goes on to `nextPath` once it has been shown. */
export function ShowSecondFactor({ ways, actions, nextPath }: ShowSecondFactorProps) {
  const [isPending, startTransition] = useTransition()
  const [problem, setProblem] = useState<string | null>(null)

  function confirm(prove: () => Promise<ConfirmState>) {
    setProblem(null)
    startTransition(async () => {
      try {
        const answer = await prove()
        // A full page load, because this page has not shown anything of the desk yet.
        if (answer.state === 'confirmed' || answer.state === 'signed-out') window.location.assign(nextPath)
        else if (answer.state === 'refused') setProblem(answer.message)
        else setProblem(answer.state === 'not-allowed' ? answer.reason : signInWords.notChecked)
      } catch (error) {
        setProblem(noAnswerText(errorIdOf(error)))
      }
    })
  }

  return (
    <div className="grid gap-4">
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <ConfirmFactor ways={ways} actions={actions} isPending={isPending} confirm={confirm} />
    </div>
  )
}
