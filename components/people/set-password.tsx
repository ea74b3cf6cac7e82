'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { InvitationAction, SignInActions } from '@/lib/accounts/contract'
import { callAction } from '../api/call-action'
import { Button, buttonClass } from '../ui/button'
import { noAnswerText } from '../ui/error-id'
import { Field } from '../ui/field'
import { LanguageLinks } from '../ui/language-links'
import { Notice } from '../ui/notice'
import { useFocusInvalid } from '../ui/use-focus-invalid'
import { acceptOrSignIn } from './accept-or-sign-in'
import { NewPasswordField } from './new-password-field'
import { useAccountAction } from './use-account-action'
import { peopleWords, refusalText } from './words'

type SetPasswordProps = { read: InvitationAction; accept: InvitationAction; signIn: SignInActions['withPassword'] }

/** `problem`: why there is no form to fill in. `isDead`: the link was used, replaced or withdrawn, or has expired. */
type Problem = { problem: string; isDead?: boolean }
type Opened = { person: { name: string; email: string } } | Problem

/** The person a link was made for, their new password, and the language. */
export function SetPassword(props: SetPasswordProps) {
  const token = useToken()
  // The reloaded page finds the link where this one found it.
  const putBack = () => token && window.history.replaceState(null, '', `#${token}`)
  return (
    <>
      <OpenedLink token={token} {...props} />
      <LanguageLinks beforeReload={putBack} />
    </>
  )
}

function OpenedLink({ token, read, accept, signIn }: SetPasswordProps & { token: string | null }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isDone, setIsDone] = useState(false)
  const { run, isPending, problem, errorOf } = useAccountAction()
  const form = useRef<HTMLFormElement>(null)
  const wasLost = useRef(false)
  useFocusInvalid(form, isPending)

  useEffect(() => {
    if (token === null) return
    let isHere = true
    const found = token === '' ? Promise.resolve<Opened>({ problem: peopleWords.noLink }) : openLink(read, token)
    void found.then((opened) => isHere && setOpened(opened))
    return () => {
      isHere = false
    }
  }, [token, read])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!opened || 'problem' in opened) return
    const { person } = opened
    const password = String(new FormData(event.currentTarget).get('password'))
    const enter = (email: string) => signIn({ email, password, isKept: false })
    run(
      () => acceptOrSignIn({ person, wasLost, accept: () => accept({ token, password }), signIn: enter }),
      async ({ entered }) => {
        const answer = entered ?? (await callAction(() => enter(person.email)))
        // A second step, or a sign-in rule, is pending: the sign-in page handles it.
        if (answer.state !== 'signed-in') return setIsDone(true)
        window.location.replace('/')
      },
    )
  }

  if (!opened) return <p role="status">{peopleWords.openingLink}</p>
  if ('problem' in opened) return <NotOpened {...opened} />
  if (isDone)
    return (
      <div className="grid gap-4">
        <Notice tone="good" title={peopleWords.passwordIsSet}>
          <p>{peopleWords.signInNow}</p>
        </Notice>
        <a href="/sign-in" className={buttonClass('primary')}>
          {peopleWords.signIn}
        </a>
      </div>
    )
  const { name, email } = opened.person
  return (
    // POST, so that submitting before the script has loaded never puts a password into the URL.
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-quiet">{peopleWords.forAccountOf({ name })}</p>
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <Field label={peopleWords.email} isRequired>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            readOnly
            value={email}
            className="control"
          />
        )}
      </Field>
      <NewPasswordField label={peopleWords.newPassword} error={errorOf('password')} />
      <Button type="submit" look="primary" isPending={isPending} pendingLabel={peopleWords.saving}>
        {peopleWords.setPassword}
      </Button>
    </form>
  )
}

/**
 * Returns the URL's fragment and clears it at once, so that the link cannot be found on screen or in the history
 * later. Null before it is read; empty if there is none.
 */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  // Effects run twice in development: the second time the fragment is already gone.
  const latest = useRef<string | null>(null)
  useEffect(() => {
    const take = () => {
      const given = window.location.hash.slice(1)
      if (given === '' && latest.current !== null) return
      latest.current = given
      setToken(given)
      if (given !== '') window.history.replaceState(null, '', window.location.pathname)
    }
    take()
    // Opening another link in the same tab does not load a page.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  // Again, now that the router listens: it read the address before this page did, and would write the link back.
  useEffect(() => {
    if (token) window.history.replaceState(null, '', window.location.pathname)
  }, [token])
  return token
}

function NotOpened({ problem, isDead = false }: Problem) {
  if (!isDead) return <Notice isUrgent tone="warn" title={problem} />
  return (
    <Notice
      isUrgent
      tone="warn"
      title={problem}
      actions={
        <a href="/sign-in" className="link font-medium">
          {peopleWords.signIn}
        </a>
      }
    >
      <p>{peopleWords.ifPasswordIsSet}</p>
    </Notice>
  )
}

async function openLink(read: InvitationAction, token: string): Promise<Opened> {
  const answer = await callAction(() => read({ token }))
  switch (answer.state) {
    case 'done':
      return { person: answer.person }
    case 'refused':
      return { problem: refusalText(answer.refusal), isDead: answer.refusal.refused === 'dead-link' }
    case 'not-allowed':
      return { problem: answer.reason }
    case 'desk-unreachable':
      return { problem: peopleWords.openAgain({ problem: noAnswerText(answer.errorId) }) }
  }
}
