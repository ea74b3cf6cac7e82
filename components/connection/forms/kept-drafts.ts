import { keptEdits } from '../kept-edits'
import type { FieldEdit } from './field-edit'
import type { FormDraft } from './form-draft'

/** Changed forms, by endpoint. */
export const keptDrafts = keptEdits<FormDraft>()
/** Per endpoint: the open field whose changes are not applied. */
export const keptFields = keptEdits<{ pointer: string; edit: FieldEdit }>()
/** Per endpoint: the field that is about to be added. */
export const keptNewFields = keptEdits<{ name: string; edit: FieldEdit | null }>()
/** Per endpoint: the text in "Paste a schema". */
export const keptSchemas = keptEdits<string>()

/** Whether anything of a form was left unsaved on an earlier visit. */
export function isFormKept(endpoint: string): boolean {
  return [keptDrafts, keptFields, keptNewFields, keptSchemas].some((edits) => edits.read(endpoint) !== null)
}
