'use server'

import { headers } from 'next/headers'
import type { SignInState } from '@/lib/accounts/contract'
import { signIn } from '@/lib/accounts/sign-in'
import { isSameOriginWrite } from '@/lib/http/same-origin'
import { requestAddress } from '@/lib/runtime/request-context'

/** Opens a session for a right pair of email and password. Open to everyone, throttled per account and per address. */
export async function signInAction(input: unknown): Promise<SignInState> {
  if (!isSameOriginWrite(await headers()))
    return {
      state: 'refused',
      message: 'This desk is set up for another address. Open it at the address your operator gave you.',
    }
  const answer = await signIn(input, requestAddress())
  if (answer === 'ok') return { state: 'signed-in' }
  if (answer === 'wrong') return { state: 'refused', message: 'Email or password is wrong' }
  const minutes = Math.max(1, Math.ceil((answer.blockedUntil.getTime() - Date.now()) / 60_000))
  return {
    state: 'refused',
    message: `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  }
}
