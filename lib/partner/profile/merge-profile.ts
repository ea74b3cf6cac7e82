import { checkProfile, type Profile } from './profile'

/** Parts of a profile laid over another, key by key; null takes a key away, and leaves a required one as it is. */
export type ProfilePatch = { [S in keyof Profile]?: { [K in keyof Profile[S]]?: Profile[S][K] | null } }

/** Keys such as `jobs.id` that a patch may not change. */
export type LockedKeys = ReadonlySet<string>

/** The profile with the patch over it, checked as a whole. Lists every issue where the two do not go together. */
export function mergeProfile(
  base: Profile,
  patch: ProfilePatch,
  locked: LockedKeys = new Set(),
): { profile: Profile } | { issues: string[] } {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const [section, keys] of Object.entries(base)) merged[section] = { ...keys }
  for (const [section, keys] of Object.entries(patch))
    for (const [key, value] of Object.entries(keys ?? {})) {
      const target = merged[section]
      if (!target || locked.has(`${section}.${key}`)) continue
      if (value !== null) target[key] = value
      else if (!requiredKeys.has(`${section}.${key}`)) delete target[key]
    }
  return checkProfile(merged)
}

const requiredKeys: LockedKeys = new Set([
  'jobs.id',
  'jobs.title',
  'jobs.create',
  'easyApply.email',
  'easyApply.job',
  'easyApply.body',
  'aiChat.enabled',
  'aiChat.body',
  'login.token',
])

/** What a profile file names: nobody can change it on the screen. */
export function keysNamedIn(document: Record<string, unknown>): LockedKeys {
  return new Set(
    Object.entries(document).flatMap(([section, keys]) =>
      typeof keys === 'object' && keys !== null ? Object.keys(keys).map((key) => `${section}.${key}`) : [],
    ),
  )
}
