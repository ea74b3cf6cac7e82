import type { IncomingHttpHeaders } from 'node:http'
import { type Language, preferredLanguage, regionalLocale } from '../text/language'

/** The language chosen in this browser, else the browser's first preference that the desk supports. */
export function languageOfRequest(headers: IncomingHttpHeaders): Language {
  return preferredLanguage(headers.cookie ?? '', wantedTags(headers))
}

/** The same language with the browser's region: "en-GB". */
export function localeOfRequest(headers: IncomingHttpHeaders): string {
  return regionalLocale(languageOfRequest(headers), wantedTags(headers))
}

/** The language tags that the browser asks for, most preferred first. */
function wantedTags({ 'accept-language': accepted }: IncomingHttpHeaders): string[] {
  const wanted = (accepted ?? '').split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(/;\s*q=/)
    return { tag, weight: Number(weight ?? 1) }
  })
  wanted.sort((one, other) => other.weight - one.weight)
  return wanted.filter(({ weight }) => weight > 0).map(({ tag }) => tag)
}
