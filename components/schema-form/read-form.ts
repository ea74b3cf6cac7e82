import type { FormNode } from '@/lib/forms/form-node'
import { type FormValues, fieldName, parseTypedJson, toBody } from '@/lib/forms/form-values'
import { type Pointer, tokensOf } from '@/lib/records/pointer'
import { formWords } from './words'

/** The form library's values: the profile's fields, and the other fields. */
type BodyFormValues = { body: FormValues; others: { name: string; json: string }[] }

export type FormError = { path: string; message: string }

/** Builds the body from the form's values; also returns the values that could not be read. */
export function readForm(
  nodes: FormNode[],
  values: BodyFormValues,
): { body: Record<string, unknown>; errors: FormError[] } {
  const unread: { pointer: Pointer; message: string }[] = []
  let body: Record<string, unknown> = toBody(nodes, values.body, unread)
  const errors: FormError[] = unread.map(({ pointer, message }) => ({ path: formPath(nodes, pointer), message }))
  for (const [index, other] of values.others.entries()) {
    const broken: { pointer: Pointer; message: string }[] = []
    const name = other.name.trim()
    const value = parseTypedJson(other.json, broken, [])
    if (broken[0]) errors.push({ path: `others.${index}.json`, message: broken[0].message })
    if (name === '') errors.push({ path: `others.${index}.name`, message: formWords.required })
    else if (name === '__proto__') errors.push({ path: `others.${index}.name`, message: formWords.badName })
    else if (Object.hasOwn(body, name)) errors.push({ path: `others.${index}.name`, message: formWords.sameName })
    else body = { ...body, [name]: value }
  }
  return { body, errors }
}

/** The form library's path for a body field. List entries are wrapped under `entry`. */
export function formPath(nodes: FormNode[], pointer: Pointer): string {
  const parts = ['body']
  let around: Pick<FormNode, 'kind'> & { nodes?: FormNode[]; item?: FormNode } = { kind: 'group', nodes }
  for (const token of tokensOf(pointer)) {
    const { item, nodes: inside = [] }: typeof around = around
    parts.push(...(item ? [token, 'entry'] : [fieldName(token)]))
    around = item ?? inside.find(({ tokens }) => tokens.at(-1) === token) ?? { kind: 'json' }
  }
  return parts.join('.')
}
