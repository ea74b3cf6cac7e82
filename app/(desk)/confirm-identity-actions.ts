import type { ConfirmActions } from '@/lib/accounts/contract'
import {
  confirmCodeAction,
  confirmPasskeyAction,
  confirmPasswordAction,
  requestOwnPasskeyAction,
  waysToConfirmAction,
} from './confirm-actions'

/** Actions with which a page asks a signed-in user to confirm their identity. */
export const confirmActions: ConfirmActions = {
  ways: waysToConfirmAction,
  confirmPassword: confirmPasswordAction,
  requestPasskey: requestOwnPasskeyAction,
  confirmPasskey: confirmPasskeyAction,
  confirmCode: confirmCodeAction,
}
