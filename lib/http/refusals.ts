/** Why a handler answers nothing, by status. */
export const refusals = { 401: 'Sign in first.', 403: 'Your role does not allow this.' }
