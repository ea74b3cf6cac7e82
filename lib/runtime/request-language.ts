import type { IncomingHttpHeaders } from 'node:http'
import { type Language, languageCookie, languageOf, languages } from '../text/language'

const cookieValue = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`)

/** The one that was chosen in this browser, else the browser's own first that the desk speaks. */
export function languageOfRequest({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Language {
  const chosen = cookieValue.exec(cookie ?? '')?.[1]
  if (languages.some((one) => one === chosen)) return languageOf(chosen)
  const wanted = (accepted ?? '').split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(/;\s*q=/)
    return { base: tag.split('-')[0]?.toLowerCase(), weight: Number(weight ?? 1) }
  })
  wanted.sort((one, other) => other.weight - one.weight)
  return languageOf(wanted.find(({ base, weight }) => weight > 0 && languages.some((one) => one === base))?.base)
}
