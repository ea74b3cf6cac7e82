/** A run of characters without whitespace or the punctuation that surrounds addresses. */
const run = /[^\s<>()[\]{}"'“”‘’,;:|=/\\]+/gu

/** The at sign, its full-width and small forms, and any of them percent-encoded, once or several times. */
const atSign = /@|＠|﹫|%(?:25)*40|%(?:25)*EF%(?:25)*BC%(?:25)*A0|%(?:25)*EF%(?:25)*B9%(?:25)*AB/giu

/** Returns the text with its email addresses as `g•••@example.com`, or `•••@example.com` if the name has one letter. */
export function maskEmails(text: string): string {
  return text.replace(run, maskRun)
}

/** Masks everything before the last at sign, so that with several in a row no part of a name is left. */
function maskRun(text: string): string {
  const last = [...text.matchAll(atSign)].findLast(
    ({ index, 0: sign }) => index > 0 && index + sign.length < text.length,
  )
  if (!last) return text
  const [first = '', ...rest] = text.slice(0, last.index)
  return `${rest.length > 0 ? first : ''}•••${text.slice(last.index)}`
}

/** Masks every text in a JSON value; property names too, since they may come from the partner. */
export function maskAll<Value>(value: Value): Value {
  // Masking keeps the shape: texts remain texts.
  return masked(value) as Value
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskEmails(value)
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [maskEmails(name), masked(inner)]))
}
