import type { RichBlock, RichInline, RichSpan, RichText } from './rich-text'

/** Writes formatted text as HTML: plain tags without classes or styles, which every job board accepts. */
export function writeHtml(blocks: RichText): string {
  return blocks.map(writeBlock).join('')
}

function writeBlock(block: RichBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${writeLine(block.content)}</p>`
    case 'heading':
      return `<h${block.level}>${writeLine(block.content)}</h${block.level}>`
    case 'quote':
      return `<blockquote>${writeHtml(block.blocks)}</blockquote>`
    case 'rule':
      return '<hr>'
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((item) => `<li>${writeItem(item)}</li>`).join('')}</${tag}>`
    }
  }
}

/** The first paragraph of an item has no tags, as in lists written by hand. */
function writeItem([first, ...rest]: RichText): string {
  if (first === undefined) return ''
  return (first.kind === 'paragraph' ? writeLine(first.content) : writeBlock(first)) + writeHtml(rest)
}

function writeLine(content: readonly RichInline[]): string {
  return content.map((inline) => (inline.kind === 'break' ? '<br>' : writeSpan(inline))).join('')
}

function writeSpan({ text, isBold, isItalic, isUnderlined, link }: RichSpan): string {
  const tags = [isBold && 'strong', isItalic && 'em', isUnderlined && 'u'].filter((tag) => tag !== undefined)
  const inner = tags.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, encodeEntities(text))
  return link === undefined ? inner : `<a href="${encodeEntities(link)}">${inner}</a>`
}

function encodeEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
