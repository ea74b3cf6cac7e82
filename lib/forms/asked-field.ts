import type { Pointer } from '../records/pointer'
import type { BodySchema } from './body-schema'

/** A field that the partner asked for when it refused a body, and that the desk's form does not have. */
export type AskedField = {
  /** As the partner named it. */
  field: string
  /** Where its value goes in the body. */
  pointer: Pointer
  /** The partner's words about it. */
  message: string
  isRequired: boolean
  /** What the words say of its values; text where they say nothing. */
  schema: BodySchema
}

const longestName = 80

/** The keys of a field as a partner writes it: `job.branch_id`, `job[branch_id]`, `/job/branch_id`. Null: no name. */
export function tokensOfField(field: string): string[] | null {
  if (field.length > longestName || !/^[\p{L}\p{N}_.[\]/-]+$/u.test(field)) return null
  const tokens = field.split(/[./[\]]+/).filter((token) => token !== '')
  return tokens.length > 0 && tokens.every(isKey) ? tokens : null
}

/** Names that every object has would be lost, or mistaken for what is there. */
function isKey(token: string): boolean {
  return token !== '__proto__' && !(token in Object.prototype) && !/^-+$/.test(token)
}
