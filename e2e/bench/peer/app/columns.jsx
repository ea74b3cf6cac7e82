const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

export const columns = [
  { field: 'name', title: 'Name' },
  { field: 'email', title: 'Email' },
  { field: 'status', title: 'Status' },
  { field: 'job_name', title: 'Job' },
  { field: 'source', title: 'Source' },
  { field: 'applied_at', title: 'Applied', text: (value) => day.format(new Date(value)) },
]

/** What a cell shows. */
export function cellText({ field, text }, row) {
  const value = row[field]
  if (value === null || value === undefined) return '–'
  return text ? text(value) : String(value)
}
