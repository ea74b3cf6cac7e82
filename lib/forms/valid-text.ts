/** Whether PostgreSQL can store the text and UTF-8 can encode it: no NUL character, no lone surrogates. */
export function isValidText(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text)
}

/** Whether the text is one line without control characters, and not blank. */
export function isSingleLine(text: string): boolean {
  return text.trim() !== '' && isValidText(text) && !hasControlCharacters(text)
}

/** Whether the text has control characters, line breaks and tabs included. */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}
