/** Fields of a record that hold a person's name, judging by the field's own name. */
const isNameField = /^(?:full|first|given|middle|last|family|sur)?[_-]?name$/i
const longest = 100
const most = 4

/**
 * Returns what a person seems to be called in a record of any shape, to tell namesakes apart: the first few such
 * fields.
 */
export function namesIn(value: unknown): string[] {
  const parts = [...new Set(partsIn(value))].slice(0, most)
  return parts.length > 0 ? [parts.join(' ')] : []
}

function partsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    const isName = isNameField.test(field) && typeof inner === 'string' && inner.trim() !== '' && inner.length < longest
    return isName ? [inner.trim()] : partsIn(inner)
  })
}
