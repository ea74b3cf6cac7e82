import { sanitizeText } from './sanitize'

/** Longer than any address that mail can reach (RFC 5321), and short enough for an index. */
const longest = 320

/** An e-mail address as the activity keeps and finds it: spaces at the ends and case do not matter. */
export function normalizeEmail(email: string): string {
  return sanitizeText(email).trim().toLowerCase().slice(0, longest)
}
