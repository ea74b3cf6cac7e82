import 'server-only'
import { readProfile } from '@/lib/connection/profile'
import { ConfigError, config, profileFileIn } from '@/lib/runtime/config'

/** Environment and field profile are checked together, so that whoever starts the desk sees every issue at once. */
export function configurationIssues(): string[] {
  const issues: string[] = []
  for (const read of [config, () => readProfile(profileFileIn(process.env))])
    try {
      read()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      issues.push(...error.issues)
    }
  return issues
}
