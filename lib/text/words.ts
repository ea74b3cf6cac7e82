import type { GetICUArgs } from '@schummar/icu-type-parser'
import format, { type CompiledMessage } from 'icu-minify/format'
import compileMessage from '#compile-message'
import { dateFormat, numberFormat, pluralRules } from './intl-formats'
import { type Language, language } from './language'

/** Texts, or tables of texts. Those with arguments are ICU messages: "{count, plural, one {# job} other {# jobs}}". */
type Source = { readonly [name: string]: string | Source }
type Values<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }
>

/** A text without arguments is a string; a text with arguments is a function of them. */
export type Words<Texts extends Source> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? keyof Values<Texts[Name]> extends never
      ? string
      : (values: Values<Texts[Name]>) => string
    : Texts[Name] extends Source
      ? Words<Texts[Name]>
      : never
}

/** The same names, each with the same arguments. */
type Translation<Texts extends Source, German> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string
    ? Name extends keyof German
      ? German[Name] extends string
        ? keyof Values<Texts[Name]> extends keyof Values<German[Name]>
          ? keyof Values<German[Name]> extends keyof Values<Texts[Name]>
            ? string
            : `has an argument that the English text has not: ${Name & string}`
          : `lacks an argument of the English text: ${Name & string}`
        : string
      : string
    : Texts[Name] extends Source
      ? Name extends keyof German
        ? Translation<Texts[Name], German[Name]>
        : Translation<Texts[Name], Texts[Name]>
      : never
}

/** Texts in every language; each is read in the current user's language, so never read one while modules load. */
export function words<const En extends Source, const De extends Source>(texts: {
  en: En
  de: De & Translation<En, NoInfer<De>>
}): Words<En> {
  // Safe: the getters below are made from the same names.
  return readable(texts.en, texts.de) as Words<En>
}

declare global {
  /** A browser's German texts, by room and exported name, from a separate script (lib/commands/write-german.mjs). */
  var germanTexts: Readonly<Record<string, Readonly<Record<string, Source>>>> | undefined
}

/** Undefined in a browser that has not loaded them (leave-german-out.mjs): it reads English. */
type German = Source | (() => Source | undefined)

function readable(en: Source, german: German): object {
  const de = typeof german === 'function' ? german : () => german
  const result = {}
  for (const name of Object.keys(en)) {
    const source = en[name]
    const table = isTable(source) ? readable(source, () => tableOf(de()?.[name])) : null
    const made: Partial<Record<Language, unknown>> = {}
    const get = () => {
      const now = language()
      made[now] ??= table ?? read((now === 'de' ? de()?.[name] : undefined) ?? source, now)
      return made[now]
    }
    Object.defineProperty(result, name, { enumerable: true, get })
  }
  return result
}

const tableOf = (text: Source[string] | undefined) => (isTable(text) ? text : undefined)

const isTable = (text: Source[string] | undefined): text is Source => typeof text === 'object' && !Array.isArray(text)

/** `text` is already a compiled message when the bundler has compiled it (compile-words.mjs). */
function read(text: unknown, now: Language) {
  const message = compileMessage(text) as CompiledMessage
  if (typeof message === 'string') return message
  return (values: Parameters<typeof format>[2]) => String(format(message, now, values, { formatters }))
}

const formatters: Parameters<typeof format>[3]['formatters'] = {
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
  getDateTimeFormat: dateFormat,
}
