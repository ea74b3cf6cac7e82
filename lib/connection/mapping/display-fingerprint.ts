import 'server-only'
import { createHash } from 'node:crypto'
import type { Profile } from '../../partner/profile/profile'
import { displayProfile } from '../profile'
import { sourceFingerprint } from './source-fingerprint'

const fingerprints = new WeakMap<Profile, string>()

/** Returns a fingerprint that stays the same as long as records are shown and told apart by the same fields. */
export function displayFingerprint(): string {
  return `${hashOf(displayProfile())}-${sourceFingerprint()}`
}

function hashOf(shown: Profile): string {
  const known = fingerprints.get(shown)
  if (known !== undefined) return known
  const { create: _, ...jobs } = shown.jobs
  const text = JSON.stringify([shown.applicants, jobs])
  const fingerprint = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  fingerprints.set(shown, fingerprint)
  return fingerprint
}
