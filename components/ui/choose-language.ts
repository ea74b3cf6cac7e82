import { type Language, language, languageCookie, languageKeptSeconds, languageOf } from '@/lib/text/language'

/**
 * Keeps the language in this browser, where nobody is signed in, and loads the page again in it: texts are in what is
 * shown and held already.
 */
export function chooseLanguage(language: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: older Firefox and Safari have no Cookie Store API
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${languageKeptSeconds}; SameSite=Lax${secure}`
  location.reload()
}

/** Whether this page is in the language that the browser keeps by now: a sign-in may have brought another. */
export function isInChosenLanguage(): boolean {
  const prefix = `${languageCookie}=`
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(prefix))
  return kept === undefined || languageOf(kept.slice(prefix.length)) === language()
}
