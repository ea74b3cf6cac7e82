import { decodeEntities } from './html-entities'

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Map<string, string> }
  | { kind: 'close'; name: string }

/** Elements whose content is not meant to be read as text. */
const hidden = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'select',
])

const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/y
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/**
 * Returns the tags and texts of HTML in order. Never creates elements, so that nothing in it can run; anything that a
 * browser would not read as a tag is text.
 */
export function readHtmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next !== at) tokens.push({ kind: 'text', text: decodeEntities(html.slice(at, next < 0 ? undefined : next)) })
    if (next < 0) break
    at = next
    const comment = endOfComment(html, at)
    if (comment !== null) {
      at = comment
      continue
    }
    tag.lastIndex = at
    const found = tag.exec(html)
    if (!found) {
      tokens.push({ kind: 'text', text: '<' })
      at += 1
      continue
    }
    at = tag.lastIndex
    const name = (found[2] ?? '').toLowerCase()
    if (found[1] === '/') tokens.push({ kind: 'close', name })
    else tokens.push({ kind: 'open', name, attributes: readAttributes(found[3] ?? '') })
    if (found[1] !== '/' && hidden.has(name)) at = endOfElement(html, name, at)
  }
  return tokens
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(attribute))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''))
  return found
}

/** The position after a comment, doctype or the like; null when none begins here. */
function endOfComment(html: string, at: number): number | null {
  const isComment = html.startsWith('<!--', at)
  if (!isComment && !html.startsWith('<!', at) && !html.startsWith('<?', at)) return null
  const mark = isComment ? '-->' : '>'
  const end = html.indexOf(mark, at + 2)
  return end < 0 ? html.length : end + mark.length
}

function endOfElement(html: string, name: string, at: number): number {
  const end = new RegExp(`</${name}`, 'gi')
  end.lastIndex = at
  return end.exec(html)?.index ?? html.length
}
