import {
  chosenLanguage,
  type Language,
  language,
  languageCookie,
  languageKeptSeconds,
  regionalLocale,
} from '@/lib/text/language'
import { textsUrl } from '@/lib/text/texts-url'

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
  const chosen = chosenLanguage(document.cookie)
  return chosen === undefined || chosen === language()
}

/** Whether something was begun on this page that a reload would lose: a form outside of `dialog`, or an upload. */
export function holdsWork(dialog: HTMLElement | null): boolean {
  if ([...document.forms].some((form) => !dialog?.contains(form))) return true
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/**
 * For a page that keeps what was typed: what is drawn from now on is in the language that the browser keeps. True where
 * it was another, so that everything has to be read and drawn again.
 */
export async function takeOverChosenLanguage(): Promise<boolean> {
  const chosen = chosenLanguage(document.cookie)
  if (chosen === undefined || chosen === language()) return false
  await loadTexts(chosen)
  const page = document.documentElement
  page.lang = chosen
  page.dataset.locale = regionalLocale(chosen, navigator.languages)
  return true
}

/** Resolves also where they cannot be loaded: then texts are in English. */
async function loadTexts(language: Language): Promise<void> {
  const url = textsUrl(language)
  if (url === null || globalThis.germanTexts) return
  const script = document.createElement('script')
  script.src = url
  await new Promise((resolve) => {
    script.onload = resolve
    script.onerror = resolve
    document.head.append(script)
  })
}
