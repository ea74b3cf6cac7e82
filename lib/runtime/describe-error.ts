/** An error and the causes it wraps, outermost first, in one line for the operator. */
export function describeError(error: unknown): string {
  const parts: string[] = []
  let current = error
  while (current !== undefined && current !== null && parts.length < 5) {
    const text = oneLine(current)
    if (text && !parts.includes(text)) parts.push(text)
    if (current instanceof AggregateError && current.errors.length > 0) current = current.errors[0]
    else current = current instanceof Error ? current.cause : undefined
  }
  return parts.join(': ') || 'unknown fault'
}

function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A failed query has the whole statement for its message; what went wrong is in its cause.
  if ('query' in error && error.cause) return ''
  // Only the first line: database errors put more of the statement and its values on the others.
  return error.message.split('\n', 1)[0]?.trim() ?? ''
}
