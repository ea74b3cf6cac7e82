const words: Record<string, string> = {
  'applicants.items': 'The list of applicants',
  'applicants.id': 'Applicant ID',
  'applicants.email': 'Email',
  'applicants.name': 'Name',
  'applicants.phone': 'Phone',
  'applicants.job': 'Job ID of the applicant',
  'applicants.jobTitle': 'Job title of the applicant',
  'applicants.status': 'Status of the applicant',
  'applicants.team': 'Team ID of the applicant',
  'applicants.teamName': 'Team name of the applicant',
  'applicants.time': 'Applied at',
  'applicants.columns': 'First columns of applicants',
  'jobs.items': 'The list of jobs',
  'jobs.id': 'Job ID',
  'jobs.title': 'Job title',
  'jobs.team': 'Team ID',
  'jobs.teamName': 'Team name',
  'jobs.open': 'Open',
  'jobs.status': 'Status of the job',
  'jobs.time': 'Posted at',
  'jobs.createdId': 'ID of a new job',
  'jobs.limit': 'Most jobs in an answer',
  'jobs.total': 'Number of jobs',
  'jobs.columns': 'First columns of jobs',
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
  return words[place] ?? place
}
