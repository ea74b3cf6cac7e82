import type { ConfirmActions } from '@/lib/accounts/contract'
import {
  confirmCodeAction,
  confirmPasskeyAction,
  confirmPasswordAction,
  requestOwnPasskeyAction,
  waysToConfirmAction,
} from './confirm-actions'

/** How a page asks a signed-in person who they are. */
export const confirmActions: ConfirmActions = {
  ways: waysToConfirmAction,
  confirmPassword: confirmPasswordAction,
  requestPasskey: requestOwnPasskeyAction,
  confirmPasskey: confirmPasskeyAction,
  confirmCode: confirmCodeAction,
}
