export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Each language's name in that language, so that its speakers find it. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** Where a browser keeps what was chosen, and for how long. */
export const languageCookie = 'language'
export const languageKeptSeconds = 365 * 24 * 60 * 60

export const languageOf = (text: string | undefined | null): Language => languages.find((one) => one === text) ?? 'en'

declare global {
  /** Set by lib/runtime/request-context: the server's bundles have no module in common. */
  var requestLanguage: (() => Language) | undefined
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
  if (typeof document !== 'undefined') return languageOf(document.documentElement.lang)
  return globalThis.requestLanguage?.() ?? 'en'
}
