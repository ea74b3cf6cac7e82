import type { BodySchema } from '@/lib/forms/body-schema'
import { typesOf } from '@/lib/forms/form-node'
import type { Scalar } from '@/lib/records/field-path'

/** Parses `true`, `0` and `null` as JSON does; anything else is text, and so is every value of a field of texts. */
export function switchValue(text: string, schema: BodySchema): Scalar {
  const trimmed = text.trim()
  const types = typesOf(schema)
  if (types.length > 0 && types.every((type) => type === 'string')) return trimmed
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true'
  if (trimmed === 'null') return null
  return /^-?(?:0|[1-9]\d{0,14})$/.test(trimmed) ? Number(trimmed) : trimmed
}
