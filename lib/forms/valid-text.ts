/** Whether PostgreSQL keeps the text and UTF-8 carries it: no character zero, no halves of characters. */
export function isValidText(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text)
}

/** Whether the text is one line without control characters, and not blank. */
export function isSingleLine(text: string): boolean {
  return text.trim() !== '' && isValidText(text) && !hasControlCharacters(text)
}

/** Whether there are control characters in the text, line breaks and tabs among them. */
export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}
