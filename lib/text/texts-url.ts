import type { Language } from './language'

/** The script with a language's texts; null when all scripts already contain them (lib/text/leave-german-out.mjs). */
export function textsUrl(language: Language): string | null {
  const path = process.env.GERMAN_TEXTS
  return language === 'de' && path ? `/_next/static/${path}` : null
}
