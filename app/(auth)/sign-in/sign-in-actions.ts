import type { SignInActions } from '@/lib/accounts/contract'
import { signInAction, signInWithCodeAction, signInWithPasskeyAction } from './actions'

/** Every way to sign in on a page of ours: the sign-in itself, and the dialog over a page whose session has ended. */
export const signInActions: SignInActions = {
  withPassword: signInAction,
  withCode: signInWithCodeAction,
  withPasskey: signInWithPasskeyAction,
}
