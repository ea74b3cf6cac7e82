import { checkProfile, type Profile } from './profile'

/** Overrides for a profile, key by key; null removes an optional key and leaves a required one unchanged. */
export type ProfilePatch = { [S in keyof Profile]?: { [K in keyof Profile[S]]?: Profile[S][K] | null } }

/** Keys such as `jobs.id` that a patch may not change. */
export type LockedKeys = ReadonlySet<string>

/** Applies the patch to the profile and checks the result as a whole. Lists every issue where the two conflict. */
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

/** The keys that a profile file sets: they cannot be changed on screen. */
export function keysNamedIn(document: Record<string, unknown>): LockedKeys {
  return new Set(
    Object.entries(document).flatMap(([section, keys]) =>
      typeof keys === 'object' && keys !== null ? Object.keys(keys).map((key) => `${section}.${key}`) : [],
    ),
  )
}
