import { fieldLabel } from '../records/field-label'
import { pointerOf, tokensOf } from '../records/pointer'
import type { AskedField } from './asked-field'
import type { BodySchema } from './body-schema'
import { hasField, putField } from './edit-schema'
import { inputWords } from './words'

/**
 * Returns the schema with the fields that the partner asked for, for the user who was refused; fields that it has stay
 * as they are.
 */
export function addAskedFields(schema: BodySchema, asked: readonly AskedField[]): BodySchema {
  let whole = schema
  for (const { field, pointer, message, isRequired, schema: own } of asked) {
    if (hasField(schema, tokensOf(pointer))) continue
    // Whether the field can be left out is unknown if the partner's words do not say.
    const mark = isRequired ? {} : { 'x-asked': true }
    const texts = { title: inputWords.askedFor({ field }), ...(message === '' ? {} : { description: message }) }
    whole = putField(whole, pointer, { ...own, ...mark, ...texts }, isRequired)
  }
  return whole
}

/** Returns the schema with a field that an admin adds for everyone. */
export function addFieldFor(schema: BodySchema, { pointer, isRequired, schema: own }: AskedField): BodySchema {
  const name = tokensOf(pointer).at(-1) ?? ''
  return putField(schema, pointer, { ...own, title: fieldLabel(pointerOf([name])) }, isRequired)
}

/** Merges the fields that successive refusals asked for: for each field the latest refusal is the most accurate. */
export function joinAskedFields(before: readonly AskedField[], since: readonly AskedField[]): AskedField[] {
  const latest = new Map(before.map((asked) => [asked.pointer, asked]))
  for (const asked of since) {
    const earlier = latest.get(asked.pointer)
    latest.set(asked.pointer, {
      ...asked,
      isRequired: asked.isRequired || earlier?.isRequired === true,
      schema: earlier && hasTextChoices(earlier.schema) && isAnyText(asked.schema) ? earlier.schema : asked.schema,
    })
  }
  return [...latest.values()]
}

function hasTextChoices({ enum: choices }: BodySchema): boolean {
  return Array.isArray(choices) && choices.length > 0 && choices.every((choice) => typeof choice === 'string')
}

/** Whether a refusal, such as "is required", said nothing about a field's values. */
function isAnyText(schema: BodySchema): boolean {
  return schema.type === 'string' && Object.keys(schema).length === 1
}
