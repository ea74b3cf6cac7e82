'use client'

import { useState } from 'react'
import type { AccountAction, PersonDetails, SignInLink } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { toast } from '../ui/toast'
import type { PeopleActions } from './people-actions'
import { RoleField } from './role-field'
import { useAccountAction } from './use-account-action'

type PersonActionsProps = {
  details: PersonDetails
  isSelf: boolean
  takesPasswords: boolean
  actions: PeopleActions
  onLink: (link: SignInLink | null) => void
  onChanged: () => void
  /** The person is not there any more. */
  onGone: () => void
}

/** One change of an account at a time; what cannot be taken back is asked again. */
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
  const [asks, setAsks] = useState<Question | null>(null)

  function change(action: AccountAction, title: string, then = onChanged) {
    setAsks(null)
    run(
      () => action({ personId }),
      () => {
        onLink(null)
        void toast({ tone: 'good', title })
        then()
      },
    )
  }

  const questions: Record<QuestionName, Question> = {
    deactivate: {
      text: `${name} can no longer sign in and all sessions end. Their records stay.`,
      button: 'Deactivate',
      go: () => change(actions.deactivate, `${name} is deactivated`),
    },
    resetSecondFactor: {
      text: `Passkeys, authenticator app and recovery codes of ${name} are removed, and all sessions end.`,
      button: 'Reset second factor',
      go: () => change(actions.resetSecondFactor, `The second factor of ${name} was reset`),
    },
  }

  return (
    <section aria-label="Change" className="grid gap-4">
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <RoleField
        role={person.role}
        isPending={isPending}
        onSave={(role) =>
          run(
            () => actions.changeRole({ personId, role }),
            () => {
              void toast({ tone: 'good', title: `The role of ${name} was changed` })
              onChanged()
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
            New sign-in link
          </Button>
        )}
        {(link || state === 'invited') && (
          <Button
            isPending={isPending}
            onClick={() =>
              change(
                actions.withdrawLink,
                `The link of ${name} no longer works`,
                state === 'invited' ? onGone : onChanged,
              )
            }
          >
            {state === 'invited' ? 'Withdraw invitation' : 'Withdraw link'}
          </Button>
        )}
        {sessions > 0 && !isSelf && (
          <Button
            isPending={isPending}
            onClick={() => change(actions.endSessions, `The sessions of ${name} have ended`)}
          >
            End all sessions
          </Button>
        )}
        {person.hasSecondFactor && !isSelf && (
          <Button isPending={isPending} onClick={() => setAsks(questions.resetSecondFactor)}>
            Reset second factor
          </Button>
        )}
        {state === 'deactivated' ? (
          <Button isPending={isPending} onClick={() => change(actions.reactivate, `${name} can sign in again`)}>
            Reactivate
          </Button>
        ) : (
          <Button look="danger" isPending={isPending} onClick={() => setAsks(questions.deactivate)}>
            Deactivate
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
          <Button onClick={onCancel}>Cancel</Button>
        </>
      }
    />
  )
}
