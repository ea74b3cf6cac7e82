import 'server-only'
import { mappingHeader, warningsHeader } from '../contract'
import { openWarningsFingerprint } from '../drift/mapping-alarms'
import { displayFingerprint } from './display-fingerprint'

/** Returns the headers that tell open pages that lists are shown by other fields, or that fields have gone missing. */
export const listFingerprints = () => ({
  [mappingHeader]: displayFingerprint(),
  [warningsHeader]: openWarningsFingerprint(),
})
