/** What the headers of an answer say about the list in its body; the specification defines none. */
export type PagingHeaders = {
  /** A link to a next page (RFC 8288). */
  hasNext: boolean
  /** How many records the whole list has. */
  total: number | null
}

export const noPagingHeaders: PagingHeaders = { hasNext: false, total: null }

const totalHeaders = [
  'x-total-count',
  'x-total',
  'x-total-results',
  'x-total-items',
  'x-total-records',
  'total-count',
  'x-pagination-total-count',
]

export function readPagingHeaders(header: (name: string) => string | null): PagingHeaders {
  const ofRange = /\/(\d{1,12})\s*$/.exec(header('content-range') ?? '')?.[1]
  const totals = [...totalHeaders.map(header), ofRange]
  const total = totals.find((value) => value !== undefined && value !== null && /^\s*\d{1,12}\s*$/.test(value))
  return { hasNext: hasNextLink(header('link') ?? ''), total: total ? Number(total) : null }
}

/** `<https://partner.example.com/applicants?page=2>; rel="next"`, among other links. */
function hasNextLink(links: string): boolean {
  return links.split(/,(?=\s*<)/).some((link) => /;\s*rel\s*=\s*(?:"[^"]*\bnext\b[^"]*"|next\s*(?:;|$))/i.test(link))
}
