import { isRecord } from '../records/record'
import type { FormNode } from './form-node'
import { defaultValue, type FormValue, type FormValues, fieldName } from './form-values'

/** A value that a form has no place for, and its path. `hasField`: the form has the field, but of another kind. */
type UnmappedValue = { tokens: string[]; value: unknown; hasField: boolean }

/**
 * Returns the form's values for a body or a similar record: the inverse of `toBody`. Values without a control, or that
 * their control cannot hold, are `unmapped`; empty ones are ignored.
 */
export function toFormValues(nodes: FormNode[], body: unknown): { values: FormValues; unmapped: UnmappedValue[] } {
  const unmapped: UnmappedValue[] = []
  return { values: valuesIn(nodes, isRecord(body) ? body : {}, [], unmapped), unmapped }
}

function valuesIn(
  nodes: FormNode[],
  body: Record<string, unknown>,
  path: string[],
  unmapped: UnmappedValue[],
): FormValues {
  const values: FormValues = {}
  const known = new Set<string>()
  for (const node of nodes) {
    const token = node.tokens.at(-1) ?? ''
    known.add(token)
    const value = Object.hasOwn(body, token) ? body[token] : undefined
    values[fieldName(token)] = isSaying(value)
      ? controlValue(node, value, [...path, token], unmapped)
      : defaultValue(node)
  }
  for (const [name, value] of Object.entries(body))
    if (!known.has(name) && isSaying(value)) unmapped.push({ tokens: [...path, name], value, hasField: false })
  return values
}

function controlValue(node: FormNode, value: unknown, path: string[], unmapped: UnmappedValue[]): FormValue {
  const none = () => {
    unmapped.push({ tokens: path, value, hasField: true })
    return defaultValue(node)
  }
  switch (node.kind) {
    case 'fixed':
      return null
    case 'group':
      return isRecord(value) ? valuesIn(node.nodes, value, path, unmapped) : none()
    case 'list':
      if (!Array.isArray(value)) return none()
      return value.map((item, index) => ({ entry: controlValue(node.item, item, [...path, String(index)], unmapped) }))
    case 'file':
      return fileOf(node, value) ?? none()
    case 'choice': {
      const option = node.options.find((option) => String(option.value) === String(value))
      return option ? JSON.stringify(option.value) : none()
    }
    case 'yes-no':
      return value === true || value === 'true' ? 'true' : value === false || value === 'false' ? 'false' : none()
    case 'json':
      return JSON.stringify(value)
    case 'date-time':
      return typeof value === 'string' ? localTime(value) : none()
    case 'date':
      return typeof value === 'string' ? value.slice(0, 10) : none()
    default:
      return typeof value === 'object' ? none() : String(value)
  }
}

function fileOf(node: FormNode & { kind: 'file' }, value: unknown): FormValue | null {
  if (node.dataToken === '') return typeof value === 'string' ? { name: 'file', type: '', data: value } : null
  const data = isRecord(value) ? value[node.dataToken] : undefined
  if (!isRecord(value) || typeof data !== 'string') return null
  const text = (token: string | null) => (token === null ? '' : String(value[token] ?? ''))
  return { name: text(node.nameToken) || 'file', type: text(node.typeToken), data }
}

/** Returns a time as a date-time control needs it: in the user's own time zone. */
function localTime(iso: string): string {
  const at = new Date(iso)
  if (Number.isNaN(at.getTime())) return iso
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function isSaying(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
