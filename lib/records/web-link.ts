/** A link that is safe to follow, and how it reads in a narrow place. */
type WebLink = { href: string; label: string }

const longestLabel = 40
const longestLink = 2_048

/** A web address in the words of JSON Schema, which has no flags: http or https, no login, nothing around it. */
export const webLinkPattern = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$'

/** The link that a text is, or null: http or https only, no login, no invisible characters, nothing around it. */
export function webLink(text: string): WebLink | null {
  // Invisible characters (\p{C}) can turn the direction of what is read, or part a name in two.
  if (text.length > longestLink || !/^https?:\/\/[^\s\\\p{C}]+$/iu.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') return null
  const place = url.host.replace(/^www\./, '') + (url.pathname === '/' ? '' : url.pathname)
  return { href: url.href, label: place.length > longestLabel ? `${place.slice(0, longestLabel - 1)}…` : place }
}
