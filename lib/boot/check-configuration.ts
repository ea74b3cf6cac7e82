import 'server-only'
import { readProfile } from '@/lib/connection/profile'
import { ConfigError, config, profileFileIn } from '@/lib/runtime/config'
import { findExposures } from './check-exposure'

/**
 * Checks environment and field profile together, so that the operator sees every issue at once; without issues, checks
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

/** What the desk only warns about when it starts. Call it only when there are no issues. */
export const configurationWarnings = (): string[] => findExposures(process.env).tolerated
