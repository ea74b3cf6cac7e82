import type { ProfileName } from './samples'

/** Profiles besides the default one; `npm test` uses only the one most unlike it (CONTRIBUTING.md). */
export const otherProfiles: ('nested' | 'flat')[] = process.env.SHORT_TESTS === '1' ? ['nested'] : ['nested', 'flat']

/** The projects that need a desk of this profile. */
const projects: Record<ProfileName, string[]> = {
  default: ['setup', 'desktop', 'phone', 'looks', 'logs'],
  nested: ['nested', 'logs'],
  flat: ['flat', 'logs'],
}

/**
 * The profile of each desk to prepare. A desk costs 400 MB, so only the projects chosen on the command line get one.
 */
export function selectedProfiles(defaultDesks: number): ProfileName[] {
  const defaults = isAsked('default') ? Array.from({ length: defaultDesks }, () => 'default' as const) : []
  return [...defaults, ...otherProfiles.filter(isAsked)]
}

function isAsked(profile: ProfileName): boolean {
  const words = process.argv
  if (!words.some((word) => word.startsWith('--project'))) return true
  return projects[profile].some((name) => words.includes(name) || words.includes(`--project=${name}`))
}
