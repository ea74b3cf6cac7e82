import { fieldHintWords } from './hints/words'

/** A place of the field profile in words: "Job ID"; "New job form: branch_id". Unknown ones are returned unchanged. */
export function placeInWords(place: string): string {
  const forms: Record<string, string> = fieldHintWords.forms
  const places: Record<string, string> = fieldHintWords.places
  const [key = place, field] = place.split(' ')
  const form = forms[key]
  if (form === undefined) return places[place] ?? place
  return field === undefined ? form : fieldHintWords.fieldOfForm({ form, field: field.replace(/^\//, '') })
}
