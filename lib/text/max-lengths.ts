/** Longer values could not be told apart or looked up; for addresses this is the limit of mail (RFC 5321). */
export const maxEmailLength = 320
export const maxJobIdLength = 300
