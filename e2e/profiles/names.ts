import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Profile, parseProfile } from '../../lib/partner/profile/profile'
import { type Pointer, readPointer } from '../../lib/records/pointer'
import { type Dialect, mappedPointer, parseDialect, publicFacts } from '../../lib/sandbox/dialect'
import { type ProfileName, type Samples, samples } from './samples'

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const files: Record<ProfileName, { profile: string; dialect: string | null }> = {
  default: { profile: fileAt('../../lib/partner/profile/default.json'), dialect: null },
  nested: { profile: fileAt('nested.json'), dialect: fileAt('nested-dialect.json') },
  flat: { profile: fileAt('flat.json'), dialect: fileAt('flat-dialect.json') },
}

/** The variables that tell a desk and its sandbox the partner's profile and dialect. */
export function profileEnvironment(name: ProfileName): {
  desk: Record<string, string>
  sandbox: Record<string, string>
} {
  const { profile, dialect } = files[name]
  if (dialect === null) return { desk: {}, sandbox: {} }
  return { desk: { PARTNER_PROFILE: profile }, sandbox: { SANDBOX_PROFILE: profile, SANDBOX_DIALECT: dialect } }
}

/** A partner's names. Tests use the public facts' field paths and look up this partner's path here. */
export class Names {
  readonly profile: Profile
  readonly sample: Samples
  readonly #dialect: Dialect

  constructor(name: ProfileName) {
    const { profile, dialect } = files[name]
    const parsed = parseProfile(readFileSync(profile, 'utf8'))
    if (!('profile' in parsed)) throw new Error(`${profile}: ${parsed.issues.join('; ')}`)
    this.profile = parsed.profile
    this.#dialect = dialect === null ? publicFacts : parseDialect(readFileSync(dialect, 'utf8'))
    this.sample = samples[name]
  }

  /** This partner's path in an application for the pointer of the public facts. */
  inApplication(pointer: Pointer): Pointer | undefined {
    return mappedPointer(this.#dialect.easyApply.body, pointer)
  }

  /** The value there in a sent application; undefined when this partner has no such field. */
  readApplication(body: unknown, pointer: Pointer): unknown {
    const place = this.inApplication(pointer)
    return place === undefined ? undefined : readPointer(body, place)
  }
}
