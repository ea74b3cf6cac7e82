/** Whether PostgreSQL keeps the text and UTF-8 carries it: no character zero, no halves of characters. */
export function isSendable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text)
}

/** Whether the text stands on one line, without control characters, and more than blanks of it are there. */
export function isOneLine(text: string): boolean {
  return text.trim() !== '' && isSendable(text) && !hasHidden(text)
}

/** Whether there are control characters in the text, line breaks and tabs among them. */
export function hasHidden(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
}
