import type { SchemaField } from '@/lib/forms/edit-schema'
import { settingsOf } from '@/lib/forms/field-settings'

/** What is entered for a field, before it is applied. */
export type FieldEdit = { settings: ReturnType<typeof settingsOf>; optionText: string; isRequired: boolean }

export function startEdit({ schema, isRequired }: Pick<SchemaField, 'schema' | 'isRequired'>): FieldEdit {
  const settings = settingsOf(schema)
  return { settings, optionText: settings.options.map(String).join('\n'), isRequired }
}

export const isSameEdit = (one: FieldEdit, other: FieldEdit) => JSON.stringify(one) === JSON.stringify(other)
