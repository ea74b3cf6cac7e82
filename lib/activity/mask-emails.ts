/** A run of characters other than whitespace and the punctuation found around addresses. */
const run = /[^\s<>()[\]{}"'“”‘’,;:|=/\\]+/gu

/** The at sign and its width variants, each also URL-encoded, once or repeatedly. */
const atSign = /@|＠|﹫|%(?:25)*40|%(?:25)*EF%(?:25)*BC%(?:25)*A0|%(?:25)*EF%(?:25)*B9%(?:25)*AB/giu

/** Masks email addresses in a text as `g•••@example.com`, or `•••@example.com` if the local part is one letter. */
export function maskEmails(text: string): string {
  return text.replace(run, maskRun)
}

/** Masks everything before the last at sign, so that several addresses in a row reveal no name. */
function maskRun(text: string): string {
  const last = [...text.matchAll(atSign)].findLast(
    ({ index, 0: sign }) => index > 0 && index + sign.length < text.length,
  )
  if (!last) return text
  const [first = '', ...rest] = text.slice(0, last.index)
  return `${rest.length > 0 ? first : ''}•••${text.slice(last.index)}`
}

/** Masks every string in a JSON value, including field names, since they may come from the partner. */
export function maskAll<Value>(value: Value): Value {
  // The cast is safe: strings are replaced by strings, so the shape stays the same.
  return masked(value) as Value
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskEmails(value)
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [maskEmails(name), masked(inner)]))
}
