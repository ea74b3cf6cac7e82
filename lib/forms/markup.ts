/** The first tags by which browsers detect a web page (WHATWG MIME Sniffing, 7.1). */
const page =
  /<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta|link)(?=[\s>/])/iy
const picture = /<(?:!doctype\s+svg|(?:[\w-]+:)?svg)(?=[\s>/[])/iy
const blanks = /[\s\ufeff]*/y
const commentEnd = /--!?>/g
const otherDoctype = /<!doctype\s[^[>]*>/iy

/** Returns what a browser would render from a text, worded after "This is"; null if it would show the text as it is. */
export function markupIn(text: string): 'svg' | 'web-page' | null {
  let at = 0
  let isCommented = false
  for (;;) {
    at = endOf(blanks, text, at) ?? at
    if (endOf(picture, text, at) !== null) return 'svg'
    if (endOf(page, text, at) !== null) return 'web-page'
    const next = text.startsWith('<!--', at) ? afterComment(text, at) : afterOther(text, at)
    // Browsers treat a text that begins with a comment as a web page, whatever follows it.
    if (next === null) return isCommented || text.startsWith('<!--', at) ? 'web-page' : null
    isCommented ||= text.startsWith('<!--', at)
    at = next
  }
}

function afterComment(text: string, at: number): number | null {
  return endOf(commentEnd, text, at + 2)
}

/** Skips `<?xml …?>` and the like, and any document type that tells nothing. */
function afterOther(text: string, at: number): number | null {
  if (!text.startsWith('<?', at)) return endOf(otherDoctype, text, at)
  const end = text.indexOf('?>', at)
  return end < 0 ? null : end + 2
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}
