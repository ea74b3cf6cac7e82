/** A link that is safe to follow, and how it reads in a narrow place. */
type WebLink = { href: string; label: string }

const longestLabel = 40

/** The link that a text is, or null: http or https only, no login, nothing around it. */
export function webLink(text: string): WebLink | null {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') return null
  const place = url.host.replace(/^www\./, '') + (url.pathname === '/' ? '' : url.pathname)
  return { href: url.href, label: place.length > longestLabel ? `${place.slice(0, longestLabel - 1)}…` : place }
}
