/** Matches field names that suggest a person's name. */
const isNameField = /^(?:full|first|given|middle|last|family|sur)?[_-]?name$/i
const longest = 100
const most = 4

/** Guesses a person's name from the first few name fields of a record of any shape, to tell namesakes apart. */
export function namesIn(value: unknown): string[] {
  const parts = nameFieldsIn(value).slice(0, most)
  return parts.length > 0 ? [parts.join(' ')] : []
}

/** Returns the distinct values of all name fields of a record, in its order: of the job and the team too. */
export function nameFieldsIn(value: unknown): string[] {
  return [...new Set(partsIn(value))]
}

function partsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    const isName = isNameField.test(field) && typeof inner === 'string' && inner.trim() !== '' && inner.length < longest
    return isName ? [inner.trim()] : partsIn(inner)
  })
}
