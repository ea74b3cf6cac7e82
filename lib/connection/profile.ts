import 'server-only'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Profile, parseProfile } from '../partner/profile/profile'
import { ConfigError, config } from '../runtime/config'

let current: Profile | undefined

/** The field profile, read and checked on first use. Throws `ConfigError` with every issue and its path. */
export function profile(): Profile {
  current ??= readProfile(config().partner.profileFile)
  return current
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
