/** A value of a record as one line of text: nothing is dropped, nested values stay readable. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(cellText).join(', ')
  if (typeof value === 'object') return Object.values(value).map(cellText).filter(Boolean).join(' · ')
  return String(value)
}

/** A heading for a field: `/job_name` reads "Job name". */
export function fieldLabel(pointer: string): string {
  const words = pointer
    .split('/')
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase()
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  return sentence.replaceAll(/\b(id|url)\b/gi, (word) => word.toUpperCase())
}

/** A moment in ISO form, which is shown in the reader's own way. */
export function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(value)
}
