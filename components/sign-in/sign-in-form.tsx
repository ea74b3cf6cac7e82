'use client'

import type { Route } from 'next'
import { type FormEvent, useRef, useState, useTransition } from 'react'
import type { SignInActions, SignInState } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { CurrentPasswordField } from '../ui/current-password-field'
import { errorIdOf, noAnswerText } from '../ui/error-id'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { useIsBrowser } from '../ui/use-is-browser'
import { CodeForm } from './code-form'
import { PasskeyButton } from './passkey-button'
import { signInWords } from './words'

type SignInFormProps = {
  signIn: SignInActions
  /** Whether the "Keep me signed in" checkbox is offered. */
  offersToKeep?: boolean
  onSignedIn: () => void
}

/**
 * Asks for a password and, with two-step sign-in, a code; or for a passkey. `onSignedIn` runs once the cookie is set.
 */
export function SignInForm({ signIn, offersToKeep = false, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [message, setMessage] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()
  // A ref for the passkey button, which is not part of the form.
  const isKept = useRef(false)

  /** Shows the password form again, with its box unticked. */
  function startAgain() {
    isKept.current = false
    setStep('password')
  }

  function take(answer: SignInState) {
    if (answer.state === 'signed-in') return onSignedIn()
    setMessage(answer.state === 'refused' ? answer.message : null)
    if (answer.state === 'second-step') setStep('code')
    else if (answer.isOver && step === 'code') startAgain()
  }

  function submit(ask: () => Promise<SignInState>) {
    setMessage(null)
    startTransition(async () => {
      try {
        take(await ask())
      } catch (error) {
        const errorId = errorIdOf(error)
        setMessage(errorId === null ? signInWords.unreachable : noAnswerText(errorId))
      }
    })
  }

  return (
    <div className="grid gap-4">
      {message && <Notice isUrgent tone="bad" title={message} />}
      {step === 'password' ? (
        <>
          <PasswordForm
            offersToKeep={offersToKeep}
            isPending={isPending}
            onKeep={(keeps) => {
              isKept.current = keeps
            }}
            onSubmit={(entered) => submit(() => signIn.withPassword(entered))}
          />
          <PasskeyButton
            withPasskey={(answer) => signIn.withPasskey({ answer, isKept: isKept.current })}
            onStart={() => setMessage(null)}
            onAnswer={take}
          />
        </>
      ) : (
        <CodeForm isPending={isPending} onSubmit={(code) => submit(() => signIn.withCode(code))}>
          <Button
            look="quiet"
            onClick={() => {
              setMessage(null)
              startAgain()
            }}
          >
            {signInWords.startAgain}
          </Button>
        </CodeForm>
      )}
    </div>
  )
}

type PasswordFormProps = {
  offersToKeep: boolean
  isPending: boolean
  onKeep: (isKept: boolean) => void
  onSubmit: (entered: { email: string; password: string; isKept: boolean }) => void
}

function PasswordForm({ offersToKeep, isPending, onKeep, onSubmit }: PasswordFormProps) {
  // Before the script has loaded, the button would only reload the page.
  const isBrowser = useIsBrowser()
  const [missing, setMissing] = useState<readonly string[]>([])
  const errorOf = (name: string) => (missing.includes(name) ? signInWords.required : undefined)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const [email, password] = [String(entered.get('email')), String(entered.get('password'))]
    const empty = Object.entries({ email, password }).flatMap(([name, value]) => (value === '' ? name : []))
    setMissing(empty)
    if (empty[0] === undefined) return onSubmit({ email, password, isKept: entered.has('isKept') })
    form.querySelector<HTMLElement>(`[name=${empty[0]}]`)?.focus()
  }
  return (
    // POST, so that submitting before the script has loaded never puts a password into the URL.
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <Field label={signInWords.email} isRequired error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="username webauthn"
            // biome-ignore lint/a11y/noAutofocus: whoever comes here comes to type it
            autoFocus
            required
            className="control"
          />
        )}
      </Field>
      <CurrentPasswordField error={errorOf('password')} />
      {offersToKeep && (
        <label className="flex items-center gap-2 touch:min-h-11">
          <input
            type="checkbox"
            name="isKept"
            onChange={(event) => onKeep(event.target.checked)}
            className="size-4 accent-accent"
          />
          {signInWords.keep}
        </label>
      )}
      <Button
        type="submit"
        look="primary"
        disabled={!isBrowser}
        isPending={isPending}
        pendingLabel={signInWords.submitting}
      >
        {signInWords.submit}
      </Button>
    </form>
  )
}

type SignInScreenProps = { nextPath: Route; signIn: SignInActions; offersToKeep: boolean }

/**
 * Sign-in as a screen of its own; afterwards goes to the page that the user wanted. A full page load: the router also
 * comes here when a session has ended, and nothing of it may remain for the next person.
 */
export function SignInScreen({ nextPath, signIn, offersToKeep }: SignInScreenProps) {
  const goOn = () => window.location.replace(nextPath)
  return <SignInForm signIn={signIn} offersToKeep={offersToKeep} onSignedIn={goOn} />
}
