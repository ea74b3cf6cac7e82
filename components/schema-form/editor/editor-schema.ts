import { Schema } from 'prosemirror-model'
import { safeLink } from '@/lib/text/rich-text'

const levels = [1, 2, 3, 4, 5, 6]

/** What a description may contain: the same as `RichText`. */
export const editorSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bullet_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { group: 'block', content: 'list_item+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    text: { group: 'inline' },
    hard_break: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkAttributes }],
      toDOM: ({ attrs }) => ['a', { href: safeLink(String(attrs.href)) ?? '', rel: 'noopener noreferrer' }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  },
})

/** Returns false for a link that a page must not follow. */
function linkAttributes(element: HTMLElement): { href: string } | false {
  const href = safeLink(element.getAttribute('href') ?? '')
  return href !== null && { href }
}

/** Looks up a node type by name, because the library's types do not list the names. */
function nodeType(name: string) {
  const type = editorSchema.nodes[name]
  if (!type) throw new Error(`The editor has no ${name}`)
  return type
}

function markType(name: string) {
  const type = editorSchema.marks[name]
  if (!type) throw new Error(`The editor has no ${name}`)
  return type
}

export const nodeTypes = {
  paragraph: nodeType('paragraph'),
  heading: nodeType('heading'),
  bulletList: nodeType('bullet_list'),
  orderedList: nodeType('ordered_list'),
  listItem: nodeType('list_item'),
  quote: nodeType('blockquote'),
  rule: nodeType('horizontal_rule'),
  lineBreak: nodeType('hard_break'),
}

export const markTypes = {
  link: markType('link'),
  strong: markType('strong'),
  em: markType('em'),
  underline: markType('underline'),
}
