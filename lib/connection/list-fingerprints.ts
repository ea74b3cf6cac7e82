import 'server-only'
import { mappingHeader, warningsHeader } from './contract'
import { displayFingerprint } from './display-fingerprint'
import { openWarningsFingerprint } from './drift/mapping-alarms'

/** Returns the headers that tell open pages that lists are shown by other fields, or that fields have gone missing. */
export const listFingerprints = () => ({
  [mappingHeader]: displayFingerprint(),
  [warningsHeader]: openWarningsFingerprint(),
})
