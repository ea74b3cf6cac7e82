/** Formatted text for job descriptions: the few elements that every job board shows alike. */
export type RichText = RichBlock[]

export type RichBlock =
  | { kind: 'paragraph'; content: RichInline[] }
  | { kind: 'heading'; level: number; content: RichInline[] }
  | { kind: 'list'; isOrdered: boolean; items: RichBlock[][] }
  | { kind: 'quote'; blocks: RichBlock[] }
  | { kind: 'rule' }

export type RichInline = RichSpan | { kind: 'break' }
export type RichSpan = { kind: 'text'; text: string } & RichMarks
/** `link`: a web, mail or phone link (`safeLink`), never another scheme. */
export type RichMarks = { isBold?: true; isItalic?: true; isUnderlined?: true; link?: string }

const markup =
  /<\/?(?:p|br|div|span|ul|ol|li|h[1-6]|b|strong|i|em|u|a|blockquote|hr|table|img|pre|code|font|section|article)(?:\s[^<>]*)?\/?>/i

/** Whether a text is HTML rather than plain text. */
export function isHtml(text: string): boolean {
  return markup.test(text)
}

/** Reads plain text: an empty line ends a paragraph, any other line end becomes a break. */
export function readPlainText(text: string): RichText {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.replaceAll(/^\n+|\s+$/g, ''))
    .filter((part) => part !== '')
    .map((part) => ({
      kind: 'paragraph',
      content: part
        .split('\n')
        .flatMap((line, index): RichInline[] => [
          ...(index > 0 ? [{ kind: 'break' } as const] : []),
          ...(line === '' ? [] : [{ kind: 'text', text: line } as const]),
        ]),
    }))
}

/** A link that is safe to follow: web, mail or phone. Null for others, such as `javascript:`. */
export function safeLink(href: string): string | null {
  const text = href.trim()
  try {
    const { protocol } = new URL(text)
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? text : null
  } catch {
    return null
  }
}
