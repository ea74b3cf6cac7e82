'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import type { GivenTeamName, NamedTeam, NameTeamsAction } from '@/lib/connection/contract'
import type { RequestError } from '@/lib/http/contract'
import { callAction, type NoAnswer } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { connectionWords } from './words'

/** What an admin enters as names of teams, until it is saved; only what differs is sent. */
export function useTeamNames(teams: readonly NamedTeam[], nameTeams: NameTeamsAction) {
  const router = useRouter()
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [isPending, startTransition] = useTransition()
  const nameOf = ({ id, givenName }: NamedTeam) => entered[id] ?? givenName ?? ''

  function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setFailure(null)
    setSaved(false)
    const changed = teams.filter((team) => nameOf(team).trim() !== (team.givenName ?? ''))
    const names = changed.map((team) => ({ id: team.id, name: nameOf(team) }))
    startTransition(async () => {
      const answer = await callAction(() => nameTeams(names))
      if (answer.state === 'signed-out') askToSignInAgain()
      else if (answer.state === 'saved') {
        setSaved(true)
        // Together, so that no earlier name flashes up.
        startTransition(() => {
          router.refresh()
          setEntered((latest) => without(latest, names))
        })
      } else setFailure(reasonOf(answer) ?? connectionWords.notSaved)
    })
  }

  return {
    nameOf,
    edit(id: string, name: string) {
      setSaved(false)
      setEntered((before) => ({ ...before, [id]: name }))
    },
    save,
    failure,
    isSaved,
    isPending,
  }
}

/** Null where the desk gives none. */
function reasonOf(answer: Exclude<RequestError, { state: 'signed-out' }> | NoAnswer): string | null {
  if (answer.state === 'not-allowed') return answer.reason
  return answer.state === 'invalid' ? (answer.errors[''] ?? null) : null
}

/** What was entered since is kept. Saved names are the server's now: another admin may change them. */
function without(entered: Readonly<Record<string, string>>, saved: readonly GivenTeamName[]): Record<string, string> {
  const names = new Map(saved.map(({ id, name }) => [id, name]))
  return Object.fromEntries(Object.entries(entered).filter(([id, name]) => names.get(id) !== name))
}
