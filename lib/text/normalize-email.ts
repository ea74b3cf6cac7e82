import { maxEmailLength } from './max-lengths'
import { sanitizeText } from './sanitize'

/** An email address as the activity stores and looks it up: case and spaces at the ends do not matter. */
export function normalizeEmail(email: string): string {
  return sanitizeText(email).trim().toLowerCase().slice(0, maxEmailLength)
}
