'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { type ConfirmActions, type ConfirmState, type ConfirmWay, singleSignOnUrl } from '@/lib/accounts/contract'
import { callAction } from '../../api/call-action'
import { askToSignInAgain } from '../../api/session-ended'
import { ConfirmFactor } from '../../sign-in/confirm-factor'
import { signInWords } from '../../sign-in/words'
import { Button, buttonClass } from '../../ui/button'
import { CurrentPasswordField } from '../../ui/current-password-field'
import { DialogBox } from '../../ui/dialog-box'
import { noAnswerText } from '../../ui/error-id'
import { Notice } from '../../ui/notice'
import { confirmWords } from './words'

type ConfirmIdentityDialogProps = { actions: ConfirmActions; onEnd: (isConfirmed: boolean) => void }

/** "Confirm it's you": `callAction` shows it before an action that needs a fresh confirmation, then continues. */
export function ConfirmIdentityDialog({ actions, onEnd }: ConfirmIdentityDialogProps) {
  const [ways, setWays] = useState<ConfirmWay[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // Not a transition: React would keep it pending until the action that waits for this dialog has ended.
  const [isPending, setIsPending] = useState(false)

  useEffect(() => {
    let isShown = true
    void callAction(actions.ways).then((answer) => {
      if (!isShown) return
      if (answer.state === 'ways') setWays(answer.ways)
      else if (answer.state === 'signed-out') giveUpSignedOut(onEnd)
      else setProblem(textOf(answer))
    })
    return () => {
      isShown = false
    }
  }, [actions, onEnd])

  async function confirm(prove: () => Promise<ConfirmState>) {
    setProblem(null)
    setIsPending(true)
    const answer = await callAction(prove)
    setIsPending(false)
    if (answer.state === 'confirmed') onEnd(true)
    else if (answer.state === 'signed-out') giveUpSignedOut(onEnd)
    else setProblem(textOf(answer))
  }

  return (
    <DialogBox title={confirmWords.title} description={confirmWords.description} onClose={() => onEnd(false)}>
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      {ways?.includes('password') && (
        <PasswordForm
          isPending={isPending}
          onSubmit={(password) => confirm(() => actions.confirmPassword({ password }))}
        />
      )}
      {ways && <ConfirmFactor ways={ways} actions={actions} isPending={isPending} confirm={confirm} />}
      {ways?.includes('single-sign-on') && <ConfirmBySingleSignOn />}
      {ways?.length === 0 && <p>{confirmWords.none}</p>}
      <div className="flex justify-end">
        <Button onClick={() => onEnd(false)}>{confirmWords.cancel}</Button>
      </div>
    </DialogBox>
  )
}

function giveUpSignedOut(onEnd: (isConfirmed: boolean) => void) {
  onEnd(false)
  askToSignInAgain()
}

type NotConfirmed = Exclude<Awaited<ReturnType<typeof callAction<ConfirmState>>>, { state: 'confirmed' | 'signed-out' }>

function textOf(answer: NotConfirmed): string {
  switch (answer.state) {
    case 'refused':
      return answer.message
    case 'not-allowed':
      return answer.reason
    case 'invalid':
      return Object.values(answer.errors).join('. ')
    case 'desk-unreachable':
      return noAnswerText(answer.errorId)
  }
}

function PasswordForm({ isPending, onSubmit }: { isPending: boolean; onSubmit: (password: string) => void }) {
  const [isMissing, setIsMissing] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = String(new FormData(form).get('password'))
    setIsMissing(password === '')
    if (password === '') form.querySelector('input')?.focus()
    else onSubmit(password)
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {/* When the dialog opened, it was not yet known what to ask for, so the field takes the focus itself. */}
      <CurrentPasswordField isFocusedFirst error={isMissing ? signInWords.required : undefined} />
      <Button type="submit" look="primary" isPending={isPending} pendingLabel={confirmWords.confirming}>
        {confirmWords.confirm}
      </Button>
    </form>
  )
}

/** Leaves the page, since the provider's page cannot be shown inside ours. */
function ConfirmBySingleSignOn() {
  const path = window.location.pathname + window.location.search
  return (
    <div className="grid gap-3">
      <p>{confirmWords.comeBack}</p>
      <a href={singleSignOnUrl(path, true)} className={buttonClass('primary')}>
        {confirmWords.withOrganisation}
      </a>
    </div>
  )
}
