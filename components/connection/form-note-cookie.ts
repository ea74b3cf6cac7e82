/** Set in a browser where somebody has closed the note about forms that nobody has confirmed. */
export const formNoteCookie = 'form-note'
