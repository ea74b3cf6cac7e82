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

/** Actions for the user's own second factors, on the account page and where a second factor is required. */
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
