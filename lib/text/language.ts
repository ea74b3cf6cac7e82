export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Each language's name in that language, so that its speakers find it. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** Where a browser keeps what was chosen, and for how long. */
export const languageCookie = 'language'
export const languageKeptSeconds = 365 * 24 * 60 * 60

const knownLanguage = (text: string | undefined | null) => languages.find((one) => one === text)

export const languageOf = (text: string | undefined | null): Language => knownLanguage(text) ?? 'en'

const cookieValue = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`)

/** What was chosen in the browser that keeps these cookies. */
export const chosenLanguage = (cookies: string): Language | undefined => knownLanguage(cookieValue.exec(cookies)?.[1])

/** What was chosen, else the first of `wanted` (language tags, the best first) that the desk speaks. */
export function preferredLanguage(cookies: string, wanted: readonly string[]): Language {
  const bases = wanted.map((tag) => tag.split('-')[0]?.toLowerCase())
  return chosenLanguage(cookies) ?? languageOf(bases.find(knownLanguage))
}

/**
 * The language with the region that a reader of `wanted` (language tags, the best first) has it with: "en-GB"; nothing
 * else of a tag counts. The language alone where they have none.
 */
export function regionalLocale(now: Language, wanted: readonly string[]): string {
  for (const tag of wanted) {
    const { language, region } = localeOf(tag) ?? {}
    if (language === now) return region ? `${now}-${region}` : now
  }
  return now
}

/** Some browsers report the locale of the machine, such as "en-US@posix", which no format takes. */
function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag)
  } catch {
    return null
  }
}

declare global {
  /** Set by lib/runtime/request-context: the server's bundles have no module in common. */
  var requestLanguage: (() => Language) | undefined
  /** The same with the region: see `locale` in components/ui/formats. */
  var requestLocale: (() => string) | undefined
}

let fixed: Language | null = null

/** Reads texts in one language, whoever is being answered. `work` ends before anything else begins: no promises. */
export function inLanguage<Read>(one: Language, work: () => Read extends PromiseLike<unknown> ? never : Read): Read {
  const before = fixed
  fixed = one
  try {
    return work()
  } finally {
    fixed = before
  }
}

/** The language of whoever is being answered (server), or of this page (browser). */
export function language(): Language {
  if (fixed) return fixed
  if (typeof document !== 'undefined') return languageOfPage()
  return globalThis.requestLanguage?.() ?? 'en'
}

/** Next's own shell of a page that was not found names no language. */
function languageOfPage(): Language {
  const { lang } = document.documentElement
  return lang ? languageOf(lang) : preferredLanguage(document.cookie, navigator.languages)
}
