/** The text without what PostgreSQL refuses in text and JSON: the character zero and halves of characters. */
export function sanitizeText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '')
}
