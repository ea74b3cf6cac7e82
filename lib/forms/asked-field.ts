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
  /** What the partner's words say about its values; a text schema if they say nothing. */
  schema: BodySchema
}

const maxNameLength = 80

/**
 * Returns the keys of a field as a partner writes it: `job.branch_id`, `job[branch_id]`, `/job/branch_id`. Null if it
 * is no name.
 */
export function tokensOfField(field: string): string[] | null {
  if (field.length > maxNameLength || !/^[\p{L}\p{N}_.[\]/-]+$/u.test(field)) return null
  const tokens = field.split(/[./[\]]+/).filter((token) => token !== '')
  return tokens.length > 0 && tokens.every(isKey) ? tokens : null
}

/** Whether a key is a position in a list. */
export const isIndex = (token: string) => /^\d+$/.test(token)

/** Names that every object inherits would be lost, or mistaken for existing fields. */
function isKey(token: string): boolean {
  return token !== '__proto__' && !(token in Object.prototype) && !/^-+$/.test(token)
}
