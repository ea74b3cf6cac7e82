import type { ConfirmActions } from '@/lib/accounts/contract'
import {
  confirmCodeAction,
  confirmPasskeyAction,
  confirmPasswordAction,
  requestOwnPasskeyAction,
  waysToConfirmAction,
} from './confirm-identity-actions'

/**
 * The actions with which a page asks a signed-in user to confirm their identity. A `'use server'` file may export only
 * functions, so the set has a file of its own.
 */
export const confirmActions: ConfirmActions = {
  ways: waysToConfirmAction,
  confirmPassword: confirmPasswordAction,
  requestPasskey: requestOwnPasskeyAction,
  confirmPasskey: confirmPasskeyAction,
  confirmCode: confirmCodeAction,
}
