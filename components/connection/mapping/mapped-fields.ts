import type { MappingScreen } from '@/lib/connection/contract'
import type { FieldMapping } from '@/lib/partner/profile/field-mapping'
import {
  type NamePaths,
  type OpenPath,
  pathOf,
  pathsOfName,
  type StatusPath,
  type TimePath,
} from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'
import { fieldInWords } from '../field-in-words'

type Section = 'applicants' | 'jobs'
type FieldKind = 'items' | 'field' | 'name' | 'time' | 'status' | 'open' | 'size'

export type MappedField = {
  section: Section
  key: string
  kind: FieldKind
  /** The desk cannot work without it, so it is never collapsed while it is unknown. */
  isNeeded?: boolean
}

export const mappedFields: readonly MappedField[] = [
  { section: 'applicants', key: 'name', kind: 'name', isNeeded: true },
  { section: 'applicants', key: 'email', kind: 'field', isNeeded: true },
  { section: 'applicants', key: 'phone', kind: 'field' },
  { section: 'applicants', key: 'status', kind: 'status' },
  { section: 'applicants', key: 'time', kind: 'time' },
  { section: 'applicants', key: 'job', kind: 'field' },
  { section: 'applicants', key: 'jobTitle', kind: 'field' },
  { section: 'applicants', key: 'team', kind: 'field' },
  { section: 'applicants', key: 'teamName', kind: 'field' },
  { section: 'applicants', key: 'id', kind: 'field', isNeeded: true },
  { section: 'applicants', key: 'items', kind: 'items', isNeeded: true },
  { section: 'jobs', key: 'title', kind: 'field', isNeeded: true },
  { section: 'jobs', key: 'id', kind: 'field', isNeeded: true },
  { section: 'jobs', key: 'open', kind: 'open' },
  { section: 'jobs', key: 'status', kind: 'status' },
  { section: 'jobs', key: 'time', kind: 'time' },
  { section: 'jobs', key: 'team', kind: 'field' },
  { section: 'jobs', key: 'teamName', kind: 'field' },
  { section: 'jobs', key: 'items', kind: 'items', isNeeded: true },
  { section: 'jobs', key: 'limit', kind: 'size' },
  { section: 'jobs', key: 'total', kind: 'size' },
]

export type FieldPath = NamePaths | TimePath | StatusPath | OpenPath | null

export function fieldId({ section, key }: MappedField): string {
  return `${section}.${key}`
}

/** The field's name on the screen. */
export function mappedFieldLabel(field: MappedField): string {
  return fieldInWords(fieldId(field))
}

export function valueAt(mapping: FieldMapping, { section, key }: MappedField): FieldPath {
  const values: Record<string, FieldPath> = mapping[section]
  return values[key] ?? null
}

/** Not type-checked: each control returns a value of its own field's kind. */
export function withValue(mapping: FieldMapping, { section, key }: MappedField, value: FieldPath): FieldMapping {
  return { ...mapping, [section]: { ...mapping[section], [key]: value } }
}

/** The fields that a value refers to. */
export function pathsOf(value: FieldPath): Pointer[] {
  if (value === null) return []
  if (typeof value === 'string') return [value]
  return 'at' in value ? [pathOf(value)] : pathsOfName(value)
}

export type Attention = 'look' | 'settled' | 'absent'

/** Whether an admin has to look at it: uncertain guesses, and which values mean open. */
export function attentionOf(field: MappedField, screen: MappingScreen): Attention {
  if (screen.isConfirmed || screen.locked.includes(fieldId(field)))
    return valueAt(screen.mapping, field) === null ? 'absent' : 'settled'
  const value = valueAt(screen.mapping, field)
  if (value === null) return field.isNeeded ? 'look' : 'absent'
  if (field.kind === 'open') return typeof value === 'string' ? 'settled' : 'look'
  if (field.kind === 'size') return 'settled'
  return screen.guesses[fieldId(field)]?.confidence === 'likely' ? 'look' : 'settled'
}
