import type { SecondFactorActions } from '@/lib/accounts/contract'
import {
  addPasskeyAction,
  beginTotpAction,
  confirmTotpAction,
  removePasskeyAction,
  renamePasskeyAction,
  renewCodesAction,
  requestNewPasskeyAction,
  switchTotpOffAction,
} from './second-factor-actions'

/**
 * The actions for the user's own second factors, on the account page and where a second factor is required. A set, as
 * in `confirm-identity-action-set.ts`.
 */
export const ownFactorActions: SecondFactorActions = {
  requestPasskey: requestNewPasskeyAction,
  addPasskey: addPasskeyAction,
  renamePasskey: renamePasskeyAction,
  removePasskey: removePasskeyAction,
  beginTotp: beginTotpAction,
  confirmTotp: confirmTotpAction,
  renewCodes: renewCodesAction,
  switchTotpOff: switchTotpOffAction,
}
