export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Each language's name in that language, so that its speakers find it. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** The cookie that keeps the chosen language in a browser, and for how long. */
export const languageCookie = 'language'
export const languageKeptSeconds = 365 * 24 * 60 * 60

const knownLanguage = (text: string | undefined | null) => languages.find((one) => one === text)

export const languageOf = (text: string | undefined | null): Language => knownLanguage(text) ?? 'en'

const cookieValue = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`)

/** The language chosen in the browser with these cookies. */
export const chosenLanguage = (cookies: string): Language | undefined => knownLanguage(cookieValue.exec(cookies)?.[1])

/** The chosen language, else the first of `wanted` (language tags, most preferred first) that the desk supports. */
export function preferredLanguage(cookies: string, wanted: readonly string[]): Language {
  const bases = wanted.map((tag) => tag.split('-')[0]?.toLowerCase())
  return chosenLanguage(cookies) ?? languageOf(bases.find(knownLanguage))
}

/**
 * The language with the region that a reader of `wanted` (language tags, most preferred first) uses for it: "en-GB".
 * Other parts of a tag are ignored. The language alone when no region is given.
 */
export function regionalLocale(now: Language, wanted: readonly string[]): string {
  for (const tag of wanted) {
    const { language, region } = localeOf(tag) ?? {}
    if (language === now) return region ? `${now}-${region}` : now
  }
  return now
}

/** Some browsers report the machine's locale, such as "en-US@posix", which Intl formats reject. */
function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag)
  } catch {
    return null
  }
}

declare global {
  /** Set by lib/runtime/request-context: the server's bundles share no module. */
  var requestLanguage: (() => Language) | undefined
  /** The same language with its region: see `locale` in components/ui/formats. */
  var requestLocale: (() => string) | undefined
}

let fixed: Language | null = null

/** Runs `work` with texts in one language, whoever is being answered. `work` must be synchronous: no promises. */
export function inLanguage<Read>(one: Language, work: () => Read extends PromiseLike<unknown> ? never : Read): Read {
  const before = fixed
  fixed = one
  try {
    return work()
  } finally {
    fixed = before
  }
}

/** The language of the user being answered (server), or of this page (browser). */
export function language(): Language {
  if (fixed) return fixed
  if (typeof document !== 'undefined') return languageOfPage()
  return globalThis.requestLanguage?.() ?? 'en'
}

/** Next's own shell for a page that was not found has no `lang`. */
function languageOfPage(): Language {
  const { lang } = document.documentElement
  return lang ? languageOf(lang) : preferredLanguage(document.cookie, navigator.languages)
}
