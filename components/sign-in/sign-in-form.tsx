'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import type { SignInAction } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { errorIdOf, noAnswerText } from '../ui/error-id'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { useIsBrowser } from '../ui/use-is-browser'

/** Email and password. `onSignedIn` runs once the session's cookie is set. */
export function SignInForm({ signIn, onSignedIn }: { signIn: SignInAction; onSignedIn: () => void }) {
  // Pressed before the script is there, the button would only load the page again.
  const isBrowser = useIsBrowser()
  const [message, setMessage] = useState<string | null>(null)
  const [isPending, startTransition] = useTransition()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setMessage(null)
    startTransition(async () => {
      try {
        const answer = await signIn({ email: String(form.get('email')), password: String(form.get('password')) })
        if (answer.state === 'signed-in') onSignedIn()
        else setMessage(answer.message)
      } catch (error) {
        const errorId = errorIdOf(error)
        setMessage(
          errorId === null ? 'The desk cannot be reached. Check your connection and try again.' : noAnswerText(errorId),
        )
      }
    })
  }
  return (
    // POST, so that a press before the script is there never puts a password into the address.
    <form method="post" onSubmit={submit} className="grid gap-4">
      {message && <Notice isUrgent tone="bad" title={message} />}
      <Field label="Email" isRequired>
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="username" required className="control" />
        )}
      </Field>
      <Field label="Password" isRequired>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            className="control"
          />
        )}
      </Field>
      <Button type="submit" look="primary" disabled={!isBrowser} isPending={isPending} pendingLabel="Signing in…">
        Sign in
      </Button>
    </form>
  )
}

/** The sign-in as a screen of its own; goes on to where the person wanted to be. */
export function SignInScreen({ place, signIn }: { place: Route; signIn: SignInAction }) {
  const router = useRouter()
  return <SignInForm signIn={signIn} onSignedIn={() => router.replace(place)} />
}
