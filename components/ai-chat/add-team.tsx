'use client'

import { type FormEvent, type RefObject, useState, useTransition } from 'react'
import type { RequestError } from '@/lib/http/contract'
import { callAction } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { Button } from '../ui/button'
import { noAnswerText } from '../ui/error-id'
import { Field } from '../ui/field'
import { toast } from '../ui/toast'
import { chatWords } from './words'

export type AddTeamAction = (teamId: string) => Promise<{ state: 'added' } | RequestError>

type AddTeamProps = {
  input: RefObject<HTMLInputElement | null>
  isListed: (teamId: string) => boolean
  addTeam: AddTeamAction
  onAdded: () => void
}

/** Adds a team by its ID, since the partner has no endpoint that lists teams. */
export function AddTeam({ input, isListed, addTeam, onAdded }: AddTeamProps) {
  const [id, setId] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, startTransition] = useTransition()

  function refuse(reason: string) {
    setError(reason)
    input.current?.focus()
  }

  function add(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const teamId = id.trim()
    if (teamId === '') return refuse(chatWords.addTeam.required)
    if (isListed(teamId)) return refuse(chatWords.addTeam.listed({ id: teamId }))
    setError(undefined)
    startTransition(async () => {
      const answer = await callAction(() => addTeam(teamId))
      if (answer.state === 'added') {
        void toast({ tone: 'good', title: chatWords.addTeam.added({ id: teamId }) })
        setId('')
        onAdded()
      } else if (answer.state === 'signed-out') askToSignInAgain()
      else if (answer.state === 'invalid') refuse(Object.values(answer.errors).join(' '))
      else setError(answer.state === 'not-allowed' ? answer.reason : noAnswerText(answer.errorId))
    })
  }

  return (
    <form method="post" noValidate onSubmit={add} className="flex max-w-lg flex-wrap items-start gap-x-2">
      <div className="min-w-48 flex-1">
        <Field label={chatWords.addTeam.label} isRequired error={error} description={chatWords.addTeam.description}>
          {(control) => (
            <input
              {...control}
              ref={input}
              value={id}
              onChange={(event) => setId(event.target.value)}
              autoComplete="off"
              className="control"
            />
          )}
        </Field>
      </div>
      <Button type="submit" className="mt-6" isPending={isPending} pendingLabel={chatWords.addTeam.pending}>
        {chatWords.addTeam.button}
      </Button>
    </form>
  )
}
