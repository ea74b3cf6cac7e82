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
  /** The file's profile, or the shipped one; null until first read. */
  base: Profile | null
  /** Keys that the file names; null until first read. */
  locked: LockedKeys | null
  /** What admins confirmed, by version, each merged with the base. */
  versions: Map<number, Profile>
  /** The same versions as stored. */
  patches: Map<number, ProfilePatch>
  /** The newest version; 0 before any was confirmed. */
  current: number
  /** Whether the newest version says where records' values are, and not only what forms hold. */
  isMappingConfirmed: boolean
  guessed: ProfilePatch | null
  /** Computed on first use. */
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
 * Returns the profile for writes and keys: the file PARTNER_PROFILE, then what admins confirmed, then the shipped
 * profile. Never a guess. Within `pinProfile`, the pinned version. Throws `ConfigError` with every issue of the file.
 */
export function profile(): Profile {
  return state.versions.get(profileVersion()) ?? baseProfile()
}

/** Returns the same, with guesses laid over what was not confirmed: only for reading and showing lists. */
export function displayProfile(): Profile {
  if (isPinned()) return profile()
  state.display ??= withGuesses()
  return state.display
}

/** Whether lists are shown using guesses that no admin has confirmed. */
export function isShowingGuesses(): boolean {
  return state.guessed !== null && displayProfile() !== profile()
}

/** Returns the version in force, or the pinned one; 0 before any was confirmed. */
export function profileVersion(): number {
  return pinned.getStore() ?? state.current
}

/** Whether the work is pinned to a version: it reads lists without guesses. */
export function isPinned(): boolean {
  return pinned.getStore() !== undefined
}

/** Returns false for work pinned to an older version. */
export function isVersionInForce(): boolean {
  return profileVersion() === state.current
}

/** Returns everything that admins have confirmed; null before that. */
export function confirmedPatch(): ProfilePatch | null {
  return state.patches.get(state.current) ?? null
}

/** Whether a file or an admin has said where the values are. */
export function isProfileConfirmed(): boolean {
  return state.isMappingConfirmed || config().partner.profileFile !== null
}

/** Returns the keys that PARTNER_PROFILE names, such as `jobs.id`. */
export function lockedKeys(): LockedKeys {
  const { profileFile } = config().partner
  if (profileFile === null) return new Set()
  state.locked ??= keysNamedIn(JSON.parse(readFileSync(/* turbopackIgnore: true */ profileFile, 'utf8')))
  return state.locked
}

/** Runs `work` under the version that a write or a run started with. It must be loaded (`addProfileVersion`). */
export function pinProfile<T>(version: number, work: () => T): T {
  return pinned.run(version, work)
}

export function hasProfileVersion(version: number): boolean {
  return version === 0 || state.versions.has(version)
}

/** Adds a version as it is stored; `isNewest`: puts it in force. */
export function addProfileVersion(version: number, patch: ProfilePatch, isNewest: boolean): void {
  const merged = mergeProfile(baseProfile(), patch, lockedKeys())
  if ('issues' in merged) log.error({ version, issues: merged.issues }, 'a stored field profile cannot be used')
  state.versions.set(version, 'profile' in merged ? merged.profile : baseProfile())
  state.patches.set(version, patch)
  if (!isNewest || version < state.current) return
  state.current = version
  state.isMappingConfirmed = mapsListFields(patch)
  state.display = null
}

/** Sets the guesses used to show lists; null for none. They never reach `profile()`. */
export function setGuesses(patch: ProfilePatch | null): void {
  state.guessed = patch
  state.display = null
}

function withGuesses(): Profile {
  if (state.guessed === null || isProfileConfirmed()) return profile()
  const merged = mergeProfile(profile(), state.guessed)
  return 'profile' in merged ? merged.profile : profile()
}

/** An admin may save a form before confirming any guess: lists are still shown using guesses then. */
function mapsListFields({ applicants, jobs }: ProfilePatch): boolean {
  const ofForms: readonly string[] = ['create', 'createdId']
  return Object.keys(applicants ?? {}).length > 0 || Object.keys(jobs ?? {}).some((key) => !ofForms.includes(key))
}

/** Returns the file's profile, or the shipped one. */
export function baseProfile(): Profile {
  state.base ??= readProfile(config().partner.profileFile)
  return state.base
}

/** Reads a profile from a file, or the shipped one if `path` is null. */
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
