import {
  chosenLanguage,
  type Language,
  language,
  languageCookie,
  languageKeptSeconds,
  regionalLocale,
} from '@/lib/text/language'
import { textsUrl } from '@/lib/text/texts-url'
import { keepCookie } from './keep-cookie'

/**
 * Stores the language in this browser, for users who are not signed in, and reloads the page: the texts already
 * rendered and held in memory are in the previous language.
 */
export function chooseLanguage(language: Language) {
  keepCookie(languageCookie, language, languageKeptSeconds)
  // Chromium may store a cookie a moment later. Reading waits for that: else the reload may send the old language.
  chosenLanguage(document.cookie)
  location.reload()
}

/** Whether this page is in the language that the browser stores now: a sign-in may have changed it. */
export function isInChosenLanguage(): boolean {
  const chosen = chosenLanguage(document.cookie)
  return chosen === undefined || chosen === language()
}

/** Whether a reload would lose work on this page: a form outside `dialog`, or an upload. */
export function holdsWork(dialog: HTMLElement | null): boolean {
  if ([...document.forms].some((form) => !dialog?.contains(form))) return true
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/**
 * For a page that keeps what was typed: switches further rendering to the language stored in the browser. Returns true
 * if that is a different one, so that everything has to be fetched and rendered again.
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

/** Resolves even if the texts cannot be loaded: they are in English then. */
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
