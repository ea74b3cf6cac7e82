/** Anything with an at sign between what is neither a blank nor a mark of punctuation around it. */
const likeEmail = /([^\s@<>()[\]{}"'“”‘’,;:|=/\\])[^\s@<>()[\]{}"'“”‘’,;:|=/\\]*@([^\s@<>()[\]{}"'“”‘’,;:|=/\\]+)/gu

/** The text with its e-mail addresses as `g•••@example.com`. */
export function maskEmails(text: string): string {
  return text.replace(likeEmail, '$1•••@$2')
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
