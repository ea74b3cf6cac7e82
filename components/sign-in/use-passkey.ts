'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { type PasskeyRequest, passkeyRequestUrl, type SignInState } from '@/lib/accounts/contract'
import { useIsBrowser } from '../ui/use-is-browser'
import { promptForPasskey } from './prompt-for-passkey'
import { signInWords } from './words'

type UsePasskey = {
  withPasskey: (answer: unknown) => Promise<SignInState>
  onAnswer: (answer: SignInState) => void
}

/**
 * Signs in with a passkey, by a button or by choosing one that the browser offers in the email field. Closing the
 * prompt is not a failure.
 */
export function usePasskey({ withPasskey, onAnswer }: UsePasskey) {
  const isBrowser = useIsBrowser()
  const [isPending, startTransition] = useTransition()
  // Counts the offers: a passkey's response is valid for five minutes and can be used only once.
  const [offer, setOffer] = useState(0)
  const isPrompting = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one offer stands until it is used, however often we render
  useEffect(() => {
    let isOver = false
    void (async () => {
      const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
      if (!(await browserSupportsWebAuthnAutofill()) || isOver) return
      const answer = await askBrowser(true)
      if (isOver || answer === null) return
      startTransition(() => send(answer))
    })().catch(() => undefined)
    const renew = setInterval(() => !isPrompting.current && setOffer((count) => count + 1), 4 * 60_000)
    return () => {
      isOver = true
      clearInterval(renew)
      void import('@simplewebauthn/browser').then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [offer])

  function finish(answer: SignInState) {
    if (answer.state === 'refused') setOffer((count) => count + 1)
    onAnswer(answer)
  }

  /** A transition that throws would replace the whole page. */
  async function send(answer: unknown) {
    try {
      finish(await withPasskey(answer))
    } catch {
      finish({ state: 'refused', message: signInWords.passkeyFailed })
    }
  }

  function press() {
    startTransition(async () => {
      isPrompting.current = true
      try {
        const answer = await askBrowser(false)
        if (answer === null) return setOffer((count) => count + 1)
        await send(answer)
      } catch {
        onAnswer({ state: 'refused', message: signInWords.passkeyFailed })
      } finally {
        isPrompting.current = false
      }
    })
  }

  return { isOffered: isBrowser && 'PublicKeyCredential' in window, isPending, press }
}

async function askBrowser(useBrowserAutofill: boolean): Promise<unknown> {
  const asked = await fetch(passkeyRequestUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!asked.ok) throw new Error('the desk made no request')
  const request: PasskeyRequest = await asked.json()
  return promptForPasskey(request, useBrowserAutofill)
}
