'use client'

import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { RoleField } from './role-field'
import { type PersonChangesUse, type Question, usePersonChanges } from './use-person-changes'
import { peopleWords } from './words'

type PersonActionsProps = PersonChangesUse & { takesPasswords: boolean }

/** The role of an account and a button per change; asks for confirmation of those that cannot be undone. */
export function PersonActions({ takesPasswords, ...use }: PersonActionsProps) {
  const { details, isSelf } = use
  const { person, sessions, link } = details
  const { state } = person
  const changes = usePersonChanges(use)
  const { isPending, problem, question } = changes
  return (
    <section aria-label={peopleWords.change} className="grid gap-4">
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <RoleField role={person.role} isSelf={isSelf} isPending={isPending} onSave={changes.changeRole} />
      <div className="flex flex-wrap gap-2">
        {state !== 'deactivated' && takesPasswords && (
          <Button isPending={isPending} onClick={changes.makeLink}>
            {peopleWords.newLink}
          </Button>
        )}
        {(link || state === 'invited') && (
          <Button isPending={isPending} onClick={changes.withdrawLink}>
            {state === 'invited' ? peopleWords.withdrawInvitation : peopleWords.withdrawLink}
          </Button>
        )}
        {sessions > 0 && !isSelf && (
          <Button isPending={isPending} onClick={changes.endSessions}>
            {peopleWords.endSessions}
          </Button>
        )}
        {person.hasSecondFactor && !isSelf && (
          <Button isPending={isPending} onClick={changes.askToResetSecondFactor}>
            {peopleWords.resetFactor}
          </Button>
        )}
        {state === 'deactivated' ? (
          <Button isPending={isPending} onClick={changes.reactivate}>
            {peopleWords.reactivate}
          </Button>
        ) : (
          <Button look="danger" isPending={isPending} onClick={changes.askToDeactivate}>
            {peopleWords.deactivate}
          </Button>
        )}
      </div>
      {question && <Ask question={question} onCancel={changes.closeQuestion} />}
    </section>
  )
}

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
