import { Fragment, type Node } from 'prosemirror-model'
import { readHtml } from '@/lib/text/read-html'
import {
  isHtml,
  type RichBlock,
  type RichInline,
  type RichSpan,
  type RichText,
  readPlainText,
} from '@/lib/text/rich-text'
import { writeHtml } from '@/lib/text/write-html'
import { editorSchema, markTypes, nodeTypes } from './editor-schema'

/** The editor's document for a text, which may be HTML or plain text. */
export function readDocument(text: string): Node {
  return editorSchema.node(
    'doc',
    null,
    withParagraph(readBlocks(isHtml(text) ? readHtml(text).blocks : readPlainText(text))),
  )
}

/** The document as HTML; '' if it has no words. */
export function writeDocument(doc: Node): string {
  return doc.textContent.trim() === '' ? '' : writeHtml(writeBlocks(doc))
}

export function readBlocks(blocks: RichText): Node[] {
  return blocks.map(readBlock)
}

function readBlock(block: RichBlock): Node {
  switch (block.kind) {
    case 'paragraph':
      return nodeTypes.paragraph.create(null, readLine(block.content))
    case 'heading':
      return nodeTypes.heading.create({ level: block.level }, readLine(block.content))
    case 'quote':
      return nodeTypes.quote.create(null, withParagraph(readBlocks(block.blocks)))
    case 'rule':
      return nodeTypes.rule.create()
    case 'list': {
      const items = block.items.length > 0 ? block.items : [[]]
      const list = block.isOrdered ? nodeTypes.orderedList : nodeTypes.bulletList
      return list.create(null, items.map(readItem))
    }
  }
}

/** In the editor, list items start with a paragraph. */
function readItem(item: RichText): Node {
  const blocks = readBlocks(item)
  const isWhole = blocks[0]?.type === nodeTypes.paragraph
  return nodeTypes.listItem.create(null, isWhole ? blocks : [nodeTypes.paragraph.create(), ...blocks])
}

function readLine(content: readonly RichInline[]): Fragment {
  return Fragment.fromArray(
    content.map((inline) => (inline.kind === 'break' ? nodeTypes.lineBreak.create() : readSpan(inline))),
  )
}

function readSpan({ text, isBold, isItalic, isUnderlined, link }: RichSpan): Node {
  return editorSchema.text(text, [
    ...(link === undefined ? [] : [markTypes.link.create({ href: link })]),
    ...(isBold ? [markTypes.strong.create()] : []),
    ...(isItalic ? [markTypes.em.create()] : []),
    ...(isUnderlined ? [markTypes.underline.create()] : []),
  ])
}

function withParagraph(blocks: Node[]): Node[] {
  return blocks.length > 0 ? blocks : [nodeTypes.paragraph.create()]
}

function writeBlocks(parent: Node): RichBlock[] {
  return parent.children.flatMap((node) => writeBlock(node) ?? [])
}

/** Null for an empty line: paragraphs are spaced apart anyway. */
function writeBlock(node: Node): RichBlock | null {
  switch (node.type) {
    case nodeTypes.heading:
      return node.childCount === 0
        ? null
        : { kind: 'heading', level: Number(node.attrs.level), content: writeLine(node) }
    case nodeTypes.quote:
      return { kind: 'quote', blocks: writeBlocks(node) }
    case nodeTypes.rule:
      return { kind: 'rule' }
    case nodeTypes.bulletList:
    case nodeTypes.orderedList:
      return {
        kind: 'list',
        isOrdered: node.type === nodeTypes.orderedList,
        items: node.children.map(writeBlocks).filter((item) => item.length > 0),
      }
    default:
      return node.childCount === 0 ? null : { kind: 'paragraph', content: writeLine(node) }
  }
}

function writeLine(parent: Node): RichInline[] {
  return parent.children.map((node) => {
    if (node.type === nodeTypes.lineBreak) return { kind: 'break' }
    const link = markTypes.link.isInSet(node.marks)
    return {
      kind: 'text',
      text: node.text ?? '',
      ...(markTypes.strong.isInSet(node.marks) ? { isBold: true } : {}),
      ...(markTypes.em.isInSet(node.marks) ? { isItalic: true } : {}),
      ...(markTypes.underline.isInSet(node.marks) ? { isUnderlined: true } : {}),
      ...(link ? { link: String(link.attrs.href) } : {}),
    }
  })
}
