import 'server-only'
import { readProfile } from '@/lib/connection/profile'
import { ConfigError, config, profileFileIn } from '@/lib/runtime/config'
import { findExposures } from './check-exposure'

/**
 * Environment and field profile are checked together, so that whoever starts the desk sees every issue at once; then
 * what they would expose.
 */
export function configurationIssues(): string[] {
  const issues: string[] = []
  for (const read of [config, () => readProfile(profileFileIn(process.env))])
    try {
      read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      issues.push(...error.issues)
    }
  return issues.length > 0 ? issues : findExposures(process.env).refused
}

/** What a start only warns about. Call it when there are no issues. */
export const configurationWarnings = (): string[] => findExposures(process.env).tolerated
