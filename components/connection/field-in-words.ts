import { fieldHintWords } from './hints/words'

/** A key of the field profile in words: "Job ID"; "New job form: branch_id". Unknown ones are returned unchanged. */
export function fieldInWords(fieldKey: string): string {
  const forms: Record<string, string> = fieldHintWords.forms
  const fields: Record<string, string> = fieldHintWords.fields
  const [key = fieldKey, field] = fieldKey.split(' ')
  const form = forms[key]
  if (form === undefined) return fields[fieldKey] ?? fieldKey
  return field === undefined ? form : fieldHintWords.fieldOfForm({ form, field: field.replace(/^\//, '') })
}
