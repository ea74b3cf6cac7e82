import type { IncomingHttpHeaders } from 'node:http'
import { type Language, preferredLanguage } from '../text/language'

/** The one that was chosen in this browser, else the browser's own first that the desk speaks. */
export function languageOfRequest({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Language {
  const wanted = (accepted ?? '').split(',').map((part) => {
    const [tag = '', weight] = part.trim().split(/;\s*q=/)
    return { tag, weight: Number(weight ?? 1) }
  })
  wanted.sort((one, other) => other.weight - one.weight)
  return preferredLanguage(
    cookie ?? '',
    wanted.filter(({ weight }) => weight > 0).map(({ tag }) => tag),
  )
}
