import { Fragment, type ReactNode } from 'react'
import { readHtml } from '@/lib/text/read-html'
import {
  isHtml,
  type RichBlock,
  type RichInline,
  type RichSpan,
  type RichText,
  readPlainText,
} from '@/lib/text/rich-text'
import { uiWords } from './words'

/**
 * Shows HTML or plain text as its readers see it. Built from elements, never from the HTML itself: no script can run.
 */
export function RichTextView({ text }: { text: string }) {
  const blocks = isHtml(text) ? readHtml(text).blocks : readPlainText(text)
  return (
    <div dir="auto" className="grid gap-2 text-start wrap-anywhere">
      {blocksOf(blocks)}
    </div>
  )
}

function blocksOf(blocks: RichText): ReactNode {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity of their own
    <Fragment key={index}>{blockOf(block)}</Fragment>
  ))
}

function blockOf(block: RichBlock): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{lineOf(block.content)}</p>
    case 'heading':
      // Not a heading element: the page's outline is ours.
      return <p className="pt-1 font-semibold">{lineOf(block.content)}</p>
    case 'quote':
      return <blockquote className="grid gap-2 border-l-2 pl-3">{blocksOf(block.blocks)}</blockquote>
    case 'rule':
      return <hr />
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>{blocksOf(item)}</li>
      ))
      return block.isOrdered ? (
        <ol className="list-decimal pl-6">{items}</ol>
      ) : (
        <ul className="list-disc pl-6">{items}</ul>
      )
    }
  }
}

function lineOf(content: readonly RichInline[]): ReactNode {
  return content.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>{inline.kind === 'break' ? <br /> : spanOf(inline)}</Fragment>
  ))
}

function spanOf({ text, isBold, isItalic, isUnderlined, link }: RichSpan): ReactNode {
  let shown: ReactNode = text
  if (isUnderlined) shown = <u>{shown}</u>
  if (isItalic) shown = <em>{shown}</em>
  if (isBold) shown = <strong className="font-semibold">{shown}</strong>
  if (link === undefined) return shown
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className="link">
      {shown}
      <span className="sr-only"> {uiWords.newTab}</span>
    </a>
  )
}
