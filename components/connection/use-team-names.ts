'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useState, useTransition } from 'react'
import type { GivenTeamName, NamedTeam, NameTeamsAction } from '@/lib/connection/contract'
import type { RequestError } from '@/lib/http/contract'
import { callAction, type NoAnswer } from '../api/call-action'
import { askToSignInAgain } from '../api/session-ended'
import { keptEdits } from './kept-edits'
import { connectionWords } from './words'

type EnteredNames = Readonly<Record<string, string>>

const kept = keptEdits<EnteredNames>()

/** Team names as an admin enters them, until they are saved. Only changed names are sent. */
export function useTeamNames(teams: readonly NamedTeam[], nameTeams: NameTeamsAction) {
  const router = useRouter()
  const [entered, setEntered] = useState<EnteredNames>(() => kept.read('teams') ?? {})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [isPending, startTransition] = useTransition()
  const nameOf = ({ id, givenName }: NamedTeam) => entered[id] ?? givenName ?? ''
  const changed = teams.filter((team) => nameOf(team).trim() !== (team.givenName ?? ''))
  const isChanged = changed.length > 0
  useEffect(() => kept.keep('teams', isChanged ? entered : null), [entered, isChanged])

  function save(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setFailure(null)
    setSaved(false)
    const names = changed.map((team) => ({ id: team.id, name: nameOf(team) }))
    startTransition(async () => {
      const answer = await callAction(() => nameTeams(names))
      if (answer.state === 'signed-out') askToSignInAgain()
      else if (answer.state === 'saved') {
        setSaved(true)
        // In one transition, so that the old names do not flash up.
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

/** The desk's reason for refusing; null if it gave none. */
function reasonOf(answer: Exclude<RequestError, { state: 'signed-out' }> | NoAnswer): string | null {
  if (answer.state === 'not-allowed') return answer.reason
  return answer.state === 'invalid' ? (answer.errors[''] ?? null) : null
}

/** Keeps what was entered since. Saved names now come from the server, as another admin may change them. */
function without(entered: EnteredNames, saved: readonly GivenTeamName[]): EnteredNames {
  const names = new Map(saved.map(({ id, name }) => [id, name]))
  return Object.fromEntries(Object.entries(entered).filter(([id, name]) => names.get(id) !== name))
}
