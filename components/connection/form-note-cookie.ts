/** Set in browsers where the user has closed the note about unconfirmed forms. */
export const formNoteCookie = 'form-note'
