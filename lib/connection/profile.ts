import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { keysNamedIn, type LockedKeys, mergeProfile, type ProfilePatch } from '../partner/profile/merge-profile'
import { type Profile, parseProfile } from '../partner/profile/profile'
import { ConfigError, config } from '../runtime/config'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'

type State = {
  /** What the file says, or the profile that ships. */
  base: Profile | null
  /** What the file names, once it was asked for. */
  locked: LockedKeys | null
  /** What admins confirmed, by version, each merged with the base. */
  versions: Map<number, Profile>
  /** The same as they are stored. */
  patches: Map<number, ProfilePatch>
  /** The newest version; 0 before any was confirmed. */
  current: number
  /** The newest version says where values of records are, and not only what forms hold. */
  isMappingConfirmed: boolean
  guessed: ProfilePatch | null
  /** Made when first asked for. */
  display: Profile | null
}

const state = singleton<State>('field-profile', () => ({
  base: null,
  locked: null,
  versions: new Map(),
  patches: new Map(),
  current: 0,
  isMappingConfirmed: false,
  guessed: null,
  display: null,
}))

const pinned = singleton('pinned-profile', () => new AsyncLocalStorage<number>())

/**
 * What writes and keys go by: the file PARTNER_PROFILE, then what an admin confirmed, then the profile that ships.
 * Never a guess. Within `pinProfile`, the pinned version. Throws `ConfigError` with every issue of the file.
 */
export function profile(): Profile {
  return state.versions.get(profileVersion()) ?? baseProfile()
}

/** The same with guesses laid over what nobody confirmed: how lists are read and shown, and nothing else. */
export function displayProfile(): Profile {
  if (pinned.getStore() !== undefined) return profile()
  state.display ??= withGuesses()
  return state.display
}

/** Whether lists are shown by something that nobody has confirmed. */
export function isShowingGuesses(): boolean {
  return state.guessed !== null && displayProfile() !== profile()
}

/** The version in force, or the pinned one; 0 before any was confirmed. */
export function profileVersion(): number {
  return pinned.getStore() ?? state.current
}

/** False for work that goes on by an older version. */
export function isVersionInForce(): boolean {
  return profileVersion() === state.current
}

/** What admins confirmed last, as a whole; null before that. */
export function confirmedPatch(): ProfilePatch | null {
  return state.patches.get(state.current) ?? null
}

/** Whether somebody said where the values are: by a file or on the screen. */
export function isProfileConfirmed(): boolean {
  return state.isMappingConfirmed || config().partner.profileFile !== null
}

/** Keys such as `jobs.id` that PARTNER_PROFILE names. */
export function lockedKeys(): LockedKeys {
  const { profileFile } = config().partner
  if (profileFile === null) return new Set()
  state.locked ??= keysNamedIn(JSON.parse(readFileSync(/* turbopackIgnore: true */ profileFile, 'utf8')))
  return state.locked
}

/** Does work by the version that a write or a run began with. It must be loaded (`loadProfileVersion`). */
export function pinProfile<T>(version: number, work: () => T): T {
  return pinned.run(version, work)
}

export function hasProfileVersion(version: number): boolean {
  return version === 0 || state.versions.has(version)
}

/** Takes in a version as it is stored; `isNewest`: it is in force from now on. */
export function addProfileVersion(version: number, patch: ProfilePatch, isNewest: boolean): void {
  const merged = mergeProfile(baseProfile(), patch, lockedKeys())
  if ('issues' in merged) log.error({ version, issues: merged.issues }, 'a stored field profile cannot be used')
  state.versions.set(version, 'profile' in merged ? merged.profile : baseProfile())
  state.patches.set(version, patch)
  if (!isNewest || version < state.current) return
  state.current = version
  state.isMappingConfirmed = saysWhereValuesAre(patch)
  state.display = null
}

/** Lays guesses over what is shown; null for none. They never reach `profile()`. */
export function setGuesses(patch: ProfilePatch | null): void {
  state.guessed = patch
  state.display = null
}

function withGuesses(): Profile {
  if (state.guessed === null || isProfileConfirmed()) return profile()
  const merged = mergeProfile(profile(), state.guessed)
  return 'profile' in merged ? merged.profile : profile()
}

/** An admin may keep a form before confirming any guess: the guesses go on then. */
function saysWhereValuesAre({ applicants, jobs }: ProfilePatch): boolean {
  const ofForms: readonly string[] = ['create', 'createdId']
  return Object.keys(applicants ?? {}).length > 0 || Object.keys(jobs ?? {}).some((key) => !ofForms.includes(key))
}

/** The file's profile, or the one that ships. */
export function baseProfile(): Profile {
  state.base ??= readProfile(config().partner.profileFile)
  return state.base
}

/** Reads a profile from a file; null: the one that ships. */
export function readProfile(path: string | null): Profile {
  const file = path ?? resolve(/* turbopackIgnore: true */ process.cwd(), 'lib/partner/profile/default.json')
  let text: string
  try {
    text = readFileSync(/* turbopackIgnore: true */ file, 'utf8')
  } catch {
    throw new ConfigError([`PARTNER_PROFILE names a file that cannot be read: ${file}`])
  }
  const parsed = parseProfile(text)
  if ('profile' in parsed) return parsed.profile
  throw new ConfigError(parsed.issues.map((issue) => `PARTNER_PROFILE ${file} ${issue}`))
}
