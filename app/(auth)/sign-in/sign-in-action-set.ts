import type { SignInActions } from '@/lib/accounts/contract'
import { signInAction, signInWithCodeAction, signInWithPasskeyAction } from './actions'

/**
 * All ways to sign in on our pages: the sign-in page, and the dialog over a page whose session has ended. A set, as in
 * `confirm-identity-action-set.ts`.
 */
export const signInActions: SignInActions = {
  withPassword: signInAction,
  withCode: signInWithCodeAction,
  withPasskey: signInWithPasskeyAction,
}
