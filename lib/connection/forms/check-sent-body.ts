import 'server-only'
import type { BodySchema } from '../../forms/body-schema'
import { type BodyErrors, checkBody } from '../../forms/check-body'
import { describedPointers, pathOfField } from '../../forms/described-pointers'
import { applyLearned, isNothingLearned } from '../../forms/learned-form'
import { relaxFields } from '../../forms/relax-fields'
import type { WriteEndpoint } from '../../partner/endpoint'
import { readLearnedForm } from './read-learned-form'
import { refusedFieldsOf } from './refused-fields'

/**
 * Returns what is wrong with a body that a user sends, according to the form with what refusals taught this user about
 * it. Fields that the partner refuses may be missing.
 */
export async function checkSentBody(
  endpoint: WriteEndpoint,
  schema: BodySchema,
  body: unknown,
  person: { id: string },
): Promise<BodyErrors> {
  const errors = checkBody(schema, body)
  if (Object.keys(errors).length === 0) return errors
  const refused = (await refusedFieldsOf(endpoint)).filter(({ isUnwanted }) => isUnwanted)
  const learned = await readLearnedForm(endpoint, person)
  if (refused.length === 0 && isNothingLearned(learned)) return errors
  const paths = describedPointers(schema)
  const optional = refused.flatMap(({ field }) => pathOfField(field, paths) ?? [])
  return checkBody(relaxFields(applyLearned(schema, learned), optional), body)
}
