import type { IncomingHttpHeaders } from 'node:http'
import { type Language, preferredLanguage, regionalLocale } from '../text/language'

/** The one that was chosen in this browser, else the browser's own first that the desk speaks. */
export function languageOfRequest(headers: IncomingHttpHeaders): Language {
  return preferredLanguage(headers.cookie ?? '', wantedTags(headers))
}

/** The same with the region that the browser has it with: "en-GB". */
export function localeOfRequest(headers: IncomingHttpHeaders): string {
  return regionalLocale(languageOfRequest(headers), wantedTags(headers))
}

/** The language tags that the browser asks for, the best first. */
function wantedTags({ 'accept-language': accepted }: IncomingHttpHeaders): string[] {
  const wanted = (accepted ?? '').split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(/;\s*q=/)
    return { tag, weight: Number(weight ?? 1) }
  })
  wanted.sort((one, other) => other.weight - one.weight)
  return wanted.filter(({ weight }) => weight > 0).map(({ tag }) => tag)
}
