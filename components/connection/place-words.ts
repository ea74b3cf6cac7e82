import { placeId, places } from './mapping/places'

const ofLists = new Map(places.map((place) => [placeId(place), place.label]))

const others: Record<string, string> = {
  'applicants.columns': 'First columns of applicants',
  'jobs.columns': 'First columns of jobs',
  'jobs.createdId': 'ID of a new job',
  'easyApply.email': 'Easy apply: email',
  'easyApply.job': 'Easy apply: job ID',
  'easyApply.enqueue': 'Easy apply: queue the application',
  'easyApply.name': 'Easy apply: name',
  'easyApply.phone': 'Easy apply: phone',
  'easyApply.form': 'Easy apply: application form ID',
  'aiChat.enabled': 'AI chat: on or off',
}

const forms: Record<string, string> = {
  'jobs.create': 'New job form',
  'easyApply.body': 'Easy apply form',
  'aiChat.body': 'AI chat form',
}

/** A place of the field profile in words: "Job ID"; "New job form: branch_id". Others as they are. */
export function placeInWords(place: string): string {
  const [key = place, field] = place.split(' ')
  const form = forms[key]
  if (form !== undefined) return field === undefined ? form : `${form}: ${field.replace(/^\//, '')}`
  return ofLists.get(place) ?? others[place] ?? place
}
