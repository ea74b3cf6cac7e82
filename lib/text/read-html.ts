import { type HtmlToken, readHtmlTokens } from './html-tokens'
import { type RichBlock, type RichInline, type RichMarks, type RichText, safeLink } from './rich-text'

/** What was read from HTML. `lost`: what was dropped, such as "table" or "style". */
type ReadHtml = { blocks: RichText; lost: string[] }

const blockTags = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'address',
  'tr',
  'caption',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'pre',
])
/** Tags replaced by their content, with nothing lost. */
const plainTags = new Set(['p', 'div', 'section', 'article', 'span', 'html', 'body', 'head', 'br', 'wbr', 'tbody'])
const markOfTag: Record<string, RichMarks> = {
  b: { isBold: true },
  strong: { isBold: true },
  i: { isItalic: true },
  em: { isItalic: true },
  u: { isUnderlined: true },
  ins: { isUnderlined: true },
}
const keptTags = new Set(['ul', 'ol', 'li', 'blockquote', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a'])
/** Attributes that mean nothing to the reader. */
const idleAttributes = new Set(['href', 'target', 'rel', 'dir', 'lang'])

/** Quotes and lists nested deeper than this are read as part of the one around them. */
const deepest = 20

type Holder = { kind: 'blocks'; tag: string; blocks: RichBlock[] } | { kind: 'list'; tag: string; items: RichBlock[][] }

/** Reads HTML as text with the formatting that descriptions support. */
export function readHtml(html: string): ReadHtml {
  const reader = new HtmlReader()
  for (const token of readHtmlTokens(html)) reader.take(token)
  return reader.end()
}

class HtmlReader {
  readonly #root: RichBlock[] = []
  readonly #holders: Holder[] = [{ kind: 'blocks', tag: '', blocks: this.#root }]
  readonly #marks: { tag: string; mark: RichMarks }[] = []
  readonly #lost = new Set<string>()
  #line: RichInline[] | null = null
  #heading = 0

  take(token: HtmlToken) {
    if (token.kind === 'text') this.#text(token.text)
    else if (token.kind === 'open') this.#open(token.name, token.attributes)
    else this.#close(token.name)
  }

  end(): ReadHtml {
    this.#endLine()
    return { blocks: this.#root, lost: [...this.#lost] }
  }

  #open(name: string, attributes: Map<string, string>) {
    this.#noteLost(name, attributes)
    const mark = name === 'a' ? linkMark(attributes.get('href')) : markOf(name)
    if (mark) this.#marks.push({ tag: name, mark })
    else if (name === 'br') this.#inline({ kind: 'break' })
    else if (name === 'img' && attributes.get('alt')) this.#text(attributes.get('alt') ?? '')
    else if (name === 'td' || name === 'th') this.#text(' ')
    else if (name === 'hr') this.#block({ kind: 'rule' })
    else if (blockTags.has(name)) this.#endLine()
    else if (/^h[1-6]$/.test(name)) this.#startHeading(Number(name[1]))
    else if (name === 'ul' || name === 'ol') this.#startList(name)
    else if (name === 'li') this.#startItem()
    else if (name === 'blockquote') this.#startQuote()
  }

  #close(name: string) {
    const marked = this.#marks.findLastIndex(({ tag }) => tag === name)
    if (marked >= 0) this.#marks.splice(marked, 1)
    else if (blockTags.has(name) || /^h[1-6]$/.test(name)) this.#endLine()
    else if (['ul', 'ol', 'li', 'blockquote'].includes(name)) this.#leave(name)
  }

  #text(text: string) {
    const before = this.#line?.at(-1)
    const isAtStart = before === undefined || before.kind === 'break' || /\s$/.test(before.text)
    const shown = text.replaceAll(/[ \t\r\n\f]+/g, ' ')
    const inner = isAtStart ? shown.replace(/^ /, '') : shown
    if (inner !== '')
      this.#inline({ kind: 'text', text: inner, ...Object.assign({}, ...this.#marks.map((one) => one.mark)) })
  }

  #inline(inline: RichInline) {
    this.#line ??= []
    this.#line.push(inline)
  }

  #startHeading(level: number) {
    this.#endLine()
    this.#heading = level
  }

  #endLine() {
    const content = trimmed(this.#line ?? [])
    const level = this.#heading
    this.#line = null
    this.#heading = 0
    if (content.length > 0)
      this.#block(level > 0 ? { kind: 'heading', level, content } : { kind: 'paragraph', content })
  }

  #block(block: RichBlock) {
    if (this.#line !== null) this.#endLine()
    this.#blocks().push(block)
  }

  /** Where new blocks go: between the items of a list they become an item of their own. */
  #blocks(): RichBlock[] {
    const holder = this.#holders.at(-1)
    if (holder === undefined) return this.#root
    if (holder.kind === 'blocks') return holder.blocks
    const blocks: RichBlock[] = []
    holder.items.push(blocks)
    return blocks
  }

  #startList(tag: 'ul' | 'ol') {
    this.#endLine()
    if (this.#holders.length > deepest) return
    const items: RichBlock[][] = []
    const holder = this.#holders.at(-1)
    // A list directly inside a list belongs to the item before it.
    const inside = holder?.kind === 'list' ? (holder.items.at(-1) ?? this.#blocks()) : this.#blocks()
    inside.push({ kind: 'list', isOrdered: tag === 'ol', items })
    this.#holders.push({ kind: 'list', tag, items })
  }

  #startItem() {
    this.#endLine()
    const holder = this.#holders.at(-1)
    if (holder?.tag === 'li') this.#holders.pop()
    if (this.#holders.at(-1)?.kind !== 'list') this.#startList('ul')
    const list = this.#holders.at(-1)
    if (list?.kind !== 'list') return
    const blocks: RichBlock[] = []
    list.items.push(blocks)
    this.#holders.push({ kind: 'blocks', tag: 'li', blocks })
  }

  #startQuote() {
    this.#endLine()
    if (this.#holders.length > deepest) return
    const blocks: RichBlock[] = []
    this.#block({ kind: 'quote', blocks })
    this.#holders.push({ kind: 'blocks', tag: 'blockquote', blocks })
  }

  #leave(tag: string) {
    this.#endLine()
    const index = this.#holders.findLastIndex((holder) => holder.tag === tag)
    if (index > 0) this.#holders.splice(index)
  }

  #noteLost(name: string, attributes: Map<string, string>) {
    if (!plainTags.has(name) && !keptTags.has(name) && !markOf(name)) this.#lost.add(name)
    for (const attribute of attributes.keys()) if (!idleAttributes.has(attribute)) this.#lost.add(attribute)
  }
}

function markOf(name: string): RichMarks | undefined {
  return Object.hasOwn(markOfTag, name) ? markOfTag[name] : undefined
}

/** Returns marks even for an anchor without a safe link, so that its end tag finds its start tag. */
function linkMark(href: string | undefined): RichMarks {
  const link = href === undefined ? null : safeLink(href)
  return link === null ? {} : { link }
}

/** Removes blanks and breaks at both ends. */
function trimmed(line: readonly RichInline[]): RichInline[] {
  const content = [...line]
  while (isBlank(content.at(-1))) content.pop()
  while (isBlank(content[0])) content.shift()
  const last = content.at(-1)
  if (last?.kind === 'text') content[content.length - 1] = { ...last, text: last.text.trimEnd() }
  return content
}

function isBlank(inline: RichInline | undefined): boolean {
  return inline !== undefined && (inline.kind === 'break' || inline.text.trim() === '')
}
