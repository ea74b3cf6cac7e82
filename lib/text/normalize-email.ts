import { sanitizeText } from './sanitize'

/** Longer than any deliverable address (RFC 5321), and short enough for an index. */
const longest = 320

/** An email address as the activity stores and looks it up: case and spaces at the ends do not matter. */
export function normalizeEmail(email: string): string {
  return sanitizeText(email).trim().toLowerCase().slice(0, longest)
}
