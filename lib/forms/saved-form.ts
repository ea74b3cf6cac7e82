import { type Pointer, pointerOf, tokensOf, writePointer } from '../records/pointer'
import type { FormNode } from './form-node'
import { type FormValue, type FormValues, fieldName, toBody, withoutUnreadFiles } from './form-values'
import { toFormValues } from './to-form-values'

export type ExtraField = { name: string; json: string }

/** A form's values as saved across releases: as typed, and as the JSON that they stood for then. */
export type SavedForm = {
  /** The fingerprint of the form as it was drawn. */
  mark: string
  fields: FormValues
  others: ExtraField[]
  body: Record<string, unknown>
}

export type RestoredForm = {
  fields: FormValues
  others: ExtraField[]
  /** Values that the current form has no place for. */
  unmapped: { pointer: Pointer; text: string }[]
}

/** The parsed JSON as a `SavedForm`: the schema that checked it cannot express the recursive type of form values. */
export function asSavedForm(parsed: { mark: string; fields: object; others: ExtraField[]; body: object }): SavedForm {
  return parsed as SavedForm
}

export function saveForm(
  nodes: FormNode[],
  formFingerprint: string,
  values: Pick<SavedForm, 'fields' | 'others'>,
): SavedForm {
  const { others } = values
  const fields = withoutUnreadFiles(values.fields)
  const unread: { pointer: Pointer; message: string }[] = []
  let body: unknown = toBody(nodes, fields, unread)
  // Text that is not valid JSON yet is kept as typed.
  for (const { pointer } of unread) body = writePointer(body, pointer, typedAt(fields, tokensOf(pointer)))
  // The body is an object, and writing at pointers keeps it one.
  return { mark: formFingerprint, fields, others, body: body as Record<string, unknown> }
}

/**
 * Returns the saved values for the current form. If the schema changed, each value goes to its own field; a field that
 * is gone becomes an extra field, an extra field that the form has now becomes a field, and what fits nowhere is
 * `unmapped`.
 */
export function restoreForm(nodes: FormNode[], formFingerprint: string, kept: SavedForm): RestoredForm {
  if (kept.mark === formFingerprint) return { fields: kept.fields, others: kept.others, unmapped: [] }
  return placeValues(nodes, kept.body, kept.others)
}

/** Returns the form's values for a body that was sent, whichever form it was entered in. */
export function restoreBody(nodes: FormNode[], body: Record<string, unknown>): RestoredForm {
  return placeValues(nodes, body, [])
}

function placeValues(nodes: FormNode[], body: Record<string, unknown>, others: ExtraField[]): RestoredForm {
  const names = new Set(nodes.map(({ tokens }) => tokens.at(-1)))
  const { found, left } = findOwn(others, names)
  const { values, unmapped } = toFormValues(nodes, { ...found, ...body })
  const isField = ({ tokens }: { tokens: string[] }) => tokens.length === 1 && !names.has(tokens[0])
  const gone = unmapped.filter(isField).map(({ tokens: [name = ''], value }) => ({ name, json: JSON.stringify(value) }))
  return {
    fields: values,
    others: [...left, ...gone.filter(({ name }) => left.every((other) => other.name !== name))],
    unmapped: unmapped
      .filter((one) => !isField(one))
      .map(({ tokens, value }) => ({
        pointer: pointerOf(tokens),
        text: typeof value === 'string' ? value : JSON.stringify(value),
      })),
  }
}

/** Splits off the extra fields that the form now has its own fields for, as values by name. */
function findOwn(others: ExtraField[], names: Set<string | undefined>) {
  const found: Record<string, unknown> = {}
  const left = others.filter(({ name, json }) => {
    if (!names.has(name.trim())) return true
    try {
      found[name.trim()] = JSON.parse(json)
      return false
    } catch {
      return true
    }
  })
  return { found, left }
}

function typedAt(fields: FormValues, tokens: string[]): FormValue | undefined {
  let value: FormValue | undefined = fields
  for (const token of tokens) {
    if (typeof value !== 'object' || value === null) return undefined
    if (Array.isArray(value)) {
      const item: FormValue | undefined = value[Number(token)]
      value = typeof item === 'object' && item !== null && 'entry' in item ? item.entry : undefined
    } else
      value = Object.hasOwn(value, fieldName(token))
        ? Object.entries(value).find(([key]) => key === fieldName(token))?.[1]
        : undefined
  }
  return value
}
