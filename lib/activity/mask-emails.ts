/** What is neither a blank nor a mark of punctuation around an address. */
const run = /[^\s<>()[\]{}"'“”‘’,;:|=/\\]+/gu

/** The at sign, its other widths, and either as an address of the web writes it, once or more times over. */
const atSign = /@|＠|﹫|%(?:25)*40|%(?:25)*EF%(?:25)*BC%(?:25)*A0|%(?:25)*EF%(?:25)*B9%(?:25)*AB/giu

/** The text with its email addresses as `g•••@example.com`, or `•••@example.com` for a name of one letter. */
export function maskEmails(text: string): string {
  return text.replace(run, maskRun)
}

/** All before the last at sign goes, so that of several in a row none tells a name. */
function maskRun(text: string): string {
  const last = [...text.matchAll(atSign)].findLast(
    ({ index, 0: sign }) => index > 0 && index + sign.length < text.length,
  )
  if (!last) return text
  const [first = '', ...rest] = text.slice(0, last.index)
  return `${rest.length > 0 ? first : ''}•••${text.slice(last.index)}`
}

/** A value of JSON with every text in it masked; the names of fields too, since they may come from the partner. */
export function maskAll<Value>(value: Value): Value {
  // The shape stays as it was: texts become texts.
  return masked(value) as Value
}

function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskEmails(value)
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [maskEmails(name), masked(inner)]))
}
