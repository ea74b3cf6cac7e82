import type { Language } from './language'

/** The script with the texts of a language; null where all scripts hold them (lib/text/leave-german-out.mjs). */
export function textsUrl(language: Language): string | null {
  const path = process.env.GERMAN_TEXTS
  return language === 'de' && path ? `/_next/static/${path}` : null
}
