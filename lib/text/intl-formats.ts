import { language } from './language'

const made = new Map<string, unknown>()

/** Creating a format takes milliseconds, so there is one per kind, locale and options, created on first use. */
function once<Options, Format>(kind: string, make: (locale: Intl.LocalesArgument, options?: Options) => Format) {
  return (locale: Intl.LocalesArgument, options?: Options): Format => {
    const key = kind + String(locale) + (options ? JSON.stringify(options) : '')
    if (!made.has(key)) made.set(key, make(locale, options))
    // Safe: each kind has only one type.
    return made.get(key) as Format
  }
}

type Relative = Intl.RelativeTimeFormatOptions
export const numberFormat = once('number', (tag, wish?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, wish))
export const pluralRules = once('plural', (tag, wish?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, wish))
export const dateFormat = once('date', (tag, wish?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, wish))
export const relativeFormat = once('relative', (tag, wish?: Relative) => new Intl.RelativeTimeFormat(tag, wish))
const listFormat = once('list', (tag) => new Intl.ListFormat(tag))

/** "a, b, and c" */
export const listInWords = (texts: readonly string[]) => listFormat(language()).format(texts)
