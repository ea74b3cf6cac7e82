import { readHtmlTokens } from './html-tokens'

/** They stand within a word or a line; all others separate what stands before from what comes after. */
const inlineTags = new Set(['a', 'b', 'code', 'em', 'font', 'i', 'ins', 'span', 'strong', 'sub', 'sup', 'u'])

/** The text of HTML as one line, for a list; '' where it has none, such as a picture alone. */
export function htmlLine(html: string): string {
  return readHtmlTokens(html)
    .map((token) => (token.kind === 'text' ? token.text : inlineTags.has(token.name) ? '' : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
