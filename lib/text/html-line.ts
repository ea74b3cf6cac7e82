import { readHtmlTokens } from './html-tokens'

/** Tags that may occur within a word or a line; all others separate the text before from the text after. */
const inlineTags = new Set(['a', 'b', 'code', 'em', 'font', 'i', 'ins', 'span', 'strong', 'sub', 'sup', 'u'])

/** The text of HTML as one line, for a list; '' when it has no text, such as a single picture. */
export function htmlLine(html: string): string {
  return readHtmlTokens(html)
    .map((token) => (token.kind === 'text' ? token.text : inlineTags.has(token.name) ? '' : ' '))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
