'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { AccountAction, PersonDetails, SignInLink } from '@/lib/accounts/contract'
import { requestSignOut } from '../api/sign-out'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { toast } from '../ui/toast'
import type { PeopleActions } from './people-actions'
import { RoleField } from './role-field'
import { useAccountAction } from './use-account-action'
import { peopleWords } from './words'

type PersonActionsProps = {
  details: PersonDetails
  isSelf: boolean
  takesPasswords: boolean
  actions: PeopleActions
  onLink: (link: SignInLink | null) => void
  onChanged: () => void
  /** Called when the person no longer exists. */
  onGone: () => void
}

/** Changes an account, one change at a time; asks for confirmation of those that cannot be undone. */
export function PersonActions({
  details,
  isSelf,
  takesPasswords,
  actions,
  onLink,
  onChanged,
  onGone,
}: PersonActionsProps) {
  const { person, sessions, link } = details
  const { id: personId, name, state } = person
  const { run, isPending, problem } = useAccountAction()
  const router = useRouter()
  const [asks, setAsks] = useState<Question | null>(null)

  /** `endsLink`: the one-time link that is shown does not work any more. */
  function change(action: AccountAction, title: string, { goOn = onChanged, endsLink = false } = {}) {
    setAsks(null)
    run(
      () => action({ personId }),
      () => {
        if (endsLink) onLink(null)
        void toast({ tone: 'good', title })
        goOn()
      },
    )
  }

  const questions: Record<QuestionName, Question> = {
    deactivate: {
      text: isSelf ? peopleWords.deactivateSelfMeans : peopleWords.deactivateMeans({ name }),
      button: peopleWords.deactivate,
      go: () =>
        change(actions.deactivate, peopleWords.isDeactivated({ name }), {
          // Their own session has ended too: no page is theirs any more.
          goOn: isSelf ? () => void requestSignOut() : onChanged,
          endsLink: true,
        }),
    },
    resetSecondFactor: {
      text: peopleWords.resetFactorMeans({ name }),
      button: peopleWords.resetFactor,
      go: () => change(actions.resetSecondFactor, peopleWords.factorReset({ name })),
    },
  }

  return (
    <section aria-label={peopleWords.change} className="grid gap-4">
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <RoleField
        role={person.role}
        isSelf={isSelf}
        isPending={isPending}
        onSave={(role) =>
          run(
            () => actions.changeRole({ personId, role }),
            () => {
              void toast({ tone: 'good', title: peopleWords.roleChanged({ name }) })
              // Who is no admin any more may read none of this: the page says so, once.
              if (isSelf) router.refresh()
              else onChanged()
            },
          )
        }
      />
      <div className="flex flex-wrap gap-2">
        {state !== 'deactivated' && takesPasswords && (
          <Button
            isPending={isPending}
            onClick={() =>
              run(
                () => actions.makeLink({ personId }),
                (made) => {
                  onLink(made.link)
                  onChanged()
                },
              )
            }
          >
            {peopleWords.newLink}
          </Button>
        )}
        {(link || state === 'invited') && (
          <Button
            isPending={isPending}
            onClick={() =>
              change(actions.withdrawLink, peopleWords.linkWithdrawn({ name }), {
                goOn: state === 'invited' ? onGone : onChanged,
                endsLink: true,
              })
            }
          >
            {state === 'invited' ? peopleWords.withdrawInvitation : peopleWords.withdrawLink}
          </Button>
        )}
        {sessions > 0 && !isSelf && (
          <Button
            isPending={isPending}
            onClick={() => change(actions.endSessions, peopleWords.sessionsEnded({ name }))}
          >
            {peopleWords.endSessions}
          </Button>
        )}
        {person.hasSecondFactor && !isSelf && (
          <Button isPending={isPending} onClick={() => setAsks(questions.resetSecondFactor)}>
            {peopleWords.resetFactor}
          </Button>
        )}
        {state === 'deactivated' ? (
          <Button isPending={isPending} onClick={() => change(actions.reactivate, peopleWords.isReactivated({ name }))}>
            {peopleWords.reactivate}
          </Button>
        ) : (
          <Button look="danger" isPending={isPending} onClick={() => setAsks(questions.deactivate)}>
            {peopleWords.deactivate}
          </Button>
        )}
      </div>
      {asks && <Ask question={asks} onCancel={() => setAsks(null)} />}
    </section>
  )
}

type QuestionName = 'deactivate' | 'resetSecondFactor'
type Question = { text: string; button: string; go: () => void }

function Ask({ question, onCancel }: { question: Question; onCancel: () => void }) {
  return (
    <Notice
      tone="warn"
      title={question.text}
      actions={
        <>
          <Button look="danger" onClick={question.go}>
            {question.button}
          </Button>
          <Button onClick={onCancel}>{peopleWords.cancel}</Button>
        </>
      }
    />
  )
}
