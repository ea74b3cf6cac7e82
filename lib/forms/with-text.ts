import { type Pointer, tokensOf } from '../records/pointer'
import { type FormValues, fieldName } from './form-values'

/** The form's values with a text in the control of a place; lists are not gone into. */
export function withText(values: FormValues, pointer: Pointer, text: string): FormValues {
  return writeText(values, tokensOf(pointer), text)
}

function writeText(values: FormValues, [token, ...rest]: string[], text: string): FormValues {
  if (token === undefined) return values
  const key = fieldName(token)
  if (rest.length === 0) return { ...values, [key]: text }
  const inner = values[key]
  const isGroup = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
  return { ...values, [key]: writeText(isGroup ? inner : {}, rest, text) }
}
