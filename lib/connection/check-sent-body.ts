import 'server-only'
import type { BodySchema } from '../forms/body-schema'
import { type BodyErrors, checkBody } from '../forms/check-body'
import { describedPointers } from '../forms/find-asked-fields'
import { pathOfField } from '../forms/find-unwanted-fields'
import { relaxFields } from '../forms/relax-fields'
import type { WriteEndpoint } from '../partner/endpoint'
import { listRefusedFields } from './refused-fields'

/**
 * Returns what is wrong with a body that a user sends. Fields that the partner refuses may be missing, as the form
 * says.
 */
export async function checkSentBody(endpoint: WriteEndpoint, schema: BodySchema, body: unknown): Promise<BodyErrors> {
  const errors = checkBody(schema, body)
  if (Object.keys(errors).length === 0) return errors
  const refused = (await listRefusedFields()).filter((one) => one.endpoint === endpoint && one.isUnwanted)
  if (refused.length === 0) return errors
  const paths = describedPointers(schema)
  return checkBody(
    relaxFields(
      schema,
      refused.flatMap(({ field }) => pathOfField(field, paths) ?? []),
    ),
    body,
  )
}
