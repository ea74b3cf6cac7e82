import 'server-only'
import { createHash } from 'node:crypto'
import { mergeProfile } from '../../partner/profile/merge-profile'
import type { Profile } from '../../partner/profile/profile'
import { singleton } from '../../runtime/singleton'
import { currentGuess } from '../guess/note-answers'
import { displayProfile, isProfileConfirmed } from '../profile'

/** Fields that lists can do without, but counts cannot. */
const completed = ['job', 'jobTitle', 'phone', 'status', 'team', 'teamName', 'time'] as const

type Read = { display: Profile; guess: unknown; profile: Profile; fingerprint: string }
const state = singleton<{ read: Read | null }>('reading-profile', () => ({ read: null }))

/**
 * Returns the profile for counting applicants: the display profile, completed with guesses for fields that it does not
 * name. Equals the display profile once an admin has confirmed the fields.
 */
export function readingProfile(): Profile {
  return read().profile
}

/** Returns a fingerprint that stays the same as long as applicants are read by the same fields. */
export function readingFingerprint(): string {
  return read().fingerprint
}

function read(): Read {
  const display = displayProfile()
  const guess = isProfileConfirmed() ? null : currentGuess().applicants
  if (state.read?.display === display && state.read.guess === guess) return state.read
  const profile = complete(display, guess?.guesses ?? {})
  const { columns: _, ...applicants } = profile.applicants
  const fingerprint = createHash('sha256').update(JSON.stringify(applicants)).digest('base64url').slice(0, 16)
  state.read = { display, guess, profile, fingerprint }
  return state.read
}

type Guesses = NonNullable<ReturnType<typeof currentGuess>['applicants']>['guesses']

function complete(display: Profile, guesses: Guesses): Profile {
  const missing = completed.flatMap((fieldKey) => {
    const guess = guesses[fieldKey]
    const isUsable =
      display.applicants[fieldKey] === undefined && guess && guess.confidence !== 'open' && guess.value !== null
    return isUsable ? [[fieldKey, guess.value] as const] : []
  })
  if (missing.length === 0) return display
  // `mergeProfile` checks whether the values are paths.
  const merged = mergeProfile(display, { applicants: Object.fromEntries(missing) })
  return 'profile' in merged ? merged.profile : display
}
