'use client'

import { useState, useTransition } from 'react'
import type { RequestError } from '@/lib/http/contract'
import { callAction } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { Button } from '../ui/button'
import { noAnswerText } from '../ui/error-id'
import { toast } from '../ui/toast'
import { chatWords } from './words'

export type RemoveTeamAction = (teamId: string) => Promise<{ state: 'removed' } | RequestError>

type RemoveTeamProps = { teamId: string; removeTeam: RemoveTeamAction; onRemoved: () => void }

/** Removes a team that a user added, such as one with a mistyped ID. */
export function RemoveTeam({ teamId, removeTeam, onRemoved }: RemoveTeamProps) {
  const [problem, setProblem] = useState('')
  const [isPending, startTransition] = useTransition()

  function remove() {
    setProblem('')
    startTransition(async () => {
      const answer = await callAction(() => removeTeam(teamId))
      if (answer.state === 'removed') {
        void toast({ tone: 'good', title: chatWords.removeTeam.removed({ id: teamId }) })
        onRemoved()
      } else if (answer.state === 'signed-out') askToSignInAgain()
      else if (answer.state === 'invalid') setProblem(Object.values(answer.errors).join(' '))
      else setProblem(answer.state === 'not-allowed' ? answer.reason : noAnswerText(answer.errorId))
    })
  }

  return (
    // On phones below the switches, so that those stay in one column.
    <div className="grid gap-2 max-md:order-last">
      <Button
        aria-label={chatWords.removeTeam.name({ id: teamId })}
        isPending={isPending}
        pendingLabel={chatWords.removeTeam.pending}
        onClick={remove}
      >
        {chatWords.removeTeam.button}
      </Button>
      {problem !== '' && (
        <p role="alert" className="text-small text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
