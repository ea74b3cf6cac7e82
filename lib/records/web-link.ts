/** A link that is safe to follow, and its label for narrow places. */
type WebLink = { href: string; label: string }

const maxLabelLength = 40
const maxLinkLength = 2_048

/** A web address as a JSON Schema pattern, which has no flags: http or https, no login, nothing around it. */
export const webLinkPattern = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\\\\/?#@]+([/?#][^\\s\\\\]*)?$'

/** Returns a text as a link, or null: http or https only, no login, no invisible characters, nothing around it. */
export function webLink(text: string): WebLink | null {
  // Invisible characters (\p{C}) can reverse the direction of the displayed text, or split a name in two.
  if (text.length > maxLinkLength || !/^https?:\/\/[^\s\\\p{C}]+$/iu.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') return null
  const address = url.host.replace(/^www\./, '') + (url.pathname === '/' ? '' : url.pathname)
  return {
    href: url.href,
    label: address.length > maxLabelLength ? `${address.slice(0, maxLabelLength - 1)}…` : address,
  }
}
