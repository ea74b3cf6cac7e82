'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { AccountAction, PersonDetails, Role, SignInLink } from '@/lib/accounts/contract'
import { requestSignOut } from '../api/sign-out'
import { toast } from '../ui/toast'
import type { PeopleActions } from './people-actions'
import { useAccountAction } from './use-account-action'
import { peopleWords } from './words'

export type PersonChangesUse = {
  details: PersonDetails
  isSelf: boolean
  actions: PeopleActions
  onLink: (link: SignInLink | null) => void
  onChanged: () => void
  /** Called when the person no longer exists. */
  onGone: () => void
}

export type Question = { text: string; button: string; go: () => void }

/** Changes an account, one change at a time; those that cannot be undone ask a `question` first. */
export function usePersonChanges({ details, isSelf, actions, onLink, onChanged, onGone }: PersonChangesUse) {
  const { id: personId, name, state } = details.person
  const { run, isPending, problem } = useAccountAction()
  const router = useRouter()
  const [question, setQuestion] = useState<Question | null>(null)

  /** `endsLink`: the one-time link that is shown does not work any more. */
  function change(action: AccountAction, title: string, { goOn = onChanged, endsLink = false } = {}) {
    setQuestion(null)
    run(
      () => action({ personId }),
      () => {
        if (endsLink) onLink(null)
        void toast({ tone: 'good', title })
        goOn()
      },
    )
  }

  return {
    isPending,
    problem,
    question,
    closeQuestion: () => setQuestion(null),
    changeRole(role: Role) {
      run(
        () => actions.changeRole({ personId, role }),
        () => {
          void toast({ tone: 'good', title: peopleWords.roleChanged({ name }) })
          // Who is no admin any more may read none of this: the page says so, once.
          if (isSelf) router.refresh()
          else onChanged()
        },
      )
    },
    makeLink() {
      run(
        () => actions.makeLink({ personId }),
        (made) => {
          onLink(made.link)
          onChanged()
        },
      )
    },
    withdrawLink() {
      change(actions.withdrawLink, peopleWords.linkWithdrawn({ name }), {
        goOn: state === 'invited' ? onGone : onChanged,
        endsLink: true,
      })
    },
    endSessions: () => change(actions.endSessions, peopleWords.sessionsEnded({ name })),
    reactivate: () => change(actions.reactivate, peopleWords.isReactivated({ name })),
    askToResetSecondFactor() {
      setQuestion({
        text: peopleWords.resetFactorMeans({ name }),
        button: peopleWords.resetFactor,
        go: () => change(actions.resetSecondFactor, peopleWords.factorReset({ name })),
      })
    },
    askToDeactivate() {
      setQuestion({
        text: isSelf ? peopleWords.deactivateSelfMeans : peopleWords.deactivateMeans({ name }),
        button: peopleWords.deactivate,
        go: () =>
          change(actions.deactivate, peopleWords.isDeactivated({ name }), {
            // Their own session has ended too: no page is theirs any more.
            goOn: isSelf ? () => void requestSignOut() : onChanged,
            endsLink: true,
          }),
      })
    },
  }
}
