import { type Language, languageCookie } from '@/lib/text/language'

/** Keeps the language for a year, and loads the page again in it: texts are in what is shown and held already. */
export function chooseLanguage(language: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  location.reload()
}
