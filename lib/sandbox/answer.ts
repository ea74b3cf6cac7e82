/** An answer to be sent; the body is already text, so that a fault can truncate it. */
export type Answer = {
  status: number
  contentType: string
  text: string
  /** Rows that were read for it; a slow database is simulated per row. */
  rows?: number
  /** Seconds for the header Retry-After. */
  retryAfter?: number
}

export function jsonAnswer(status: number, body: unknown): Answer {
  return { status, contentType: 'application/json', text: JSON.stringify(body) }
}

function answerHtml(status: number, text: string): Answer {
  return { status, contentType: 'text/html; charset=utf-8', text }
}

/** Shape A (spec 7). */
export function answerMessage(status: number, message: string): Answer {
  return jsonAnswer(status, { message })
}

/** Shape B (spec 7). */
export function answerDeveloperMessage(status: number, message: string): Answer {
  return jsonAnswer(status, { developer_message: message, extra: null })
}

/** Shape C (spec 7): maps each field name to a list of what is wrong with it. */
export function answerFieldErrors(status: number, message: string, errors: Record<string, string[]>): Answer {
  return jsonAnswer(status, { developer_message: message, errors })
}

/** Shape D (spec 7): the id of the existing application. */
export function answerAlreadyApplied(formId: unknown): Answer {
  return jsonAnswer(409, {
    developerMessage: 'This job seeker has already applied to this job',
    errors: { application_form_id: formId },
  })
}

/** Shape E (spec 7). */
export function answerValidationErrors(validationErrors: string[]): Answer {
  return jsonAnswer(400, { error: 'Bad Request', message: 'Validation failed', details: { validationErrors } })
}

/** The first kind of 403: no key, a wrong one, or one that is not enabled. */
export const forbidden = answerMessage(403, 'Forbidden')

/** The second kind of 403: no such path. */
export const missingPath = answerMessage(403, 'Missing Authentication Token')

/** The third kind of 403: a valid key that may not call this endpoint. */
export const noPermission = answerDeveloperMessage(403, 'invalid permission for api!')

/** The fourth kind of 403: outside the key's teams. */
export function answerOutsideScope(requested: unknown, memberships: readonly number[]): Answer {
  return answerDeveloperMessage(
    403,
    `The requested team_id ${String(requested)} does not belong to the logged-in user's memberships: [${memberships.join(', ')}]`,
  )
}

/** The address lookup provider is limiting the partner, not the caller (spec 4.3). */
export const addressLookupBusy = answerDeveloperMessage(424, 'The address lookup provider is limiting requests')

export const methodNotAllowed = answerMessage(405, 'Method Not Allowed')
export const tooManyRequests = answerMessage(429, 'Too Many Requests')
export const timedOut = answerMessage(504, 'Endpoint request timed out')
export const listTimedOut = answerMessage(504, 'Endpoint request timed out. Please use a limit of 50 or less.')

const serverErrorPage =
  '<!DOCTYPE html>\n<html><head><title>500 Internal Server Error</title></head>' +
  '<body><h1>Internal Server Error</h1></body></html>\n'

/** An unhandled error, as an HTML page rather than JSON (spec 7). */
export const serverError = answerHtml(500, serverErrorPage)

const messages: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  502: 'A dependency failed',
  503: 'Service Unavailable',
}

/** The default answer for a status, when a fault sets no body. */
export function answerStatus(status: number): Answer {
  if (status === 403) return forbidden
  if (status === 405) return methodNotAllowed
  if (status === 424) return addressLookupBusy
  if (status === 429) return tooManyRequests
  if (status === 500) return serverError
  if (status === 504) return timedOut
  return answerMessage(status, messages[status] ?? `Status ${status}`)
}
