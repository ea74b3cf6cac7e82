import type { FieldWord } from '../../records/field-words'
import { listIn } from '../../records/list-in'
import { meaningsOf, wordsInName } from '../../records/name-words'
import { isRecord } from '../../records/record'
import type { PagingHeaders } from './paging-headers'

type Read = {
  /** The list inside the answer: what its records say counts for nothing. */
  items: readonly unknown[]
  /** How many records were requested, and where the next page would start. */
  limit: number
  end: number
  /** What the list holds: `total_applicants` counts the records of one list, and says nothing of another. */
  records: 'applicants' | 'jobs'
  paging?: PagingHeaders
}

const deepest = 3
const maxKeys = 100

/**
 * Whether an answer or its headers say that more records follow, although it has fewer than requested: a total beyond
 * them, a smaller page size than requested, or a flag or link to a next page. Only such an answer proves that the page
 * is not the last one, which it would be by its length (spec 4.1).
 */
export function saysMore(answer: unknown, read: Read): boolean {
  const { paging, end } = read
  return paging?.hasNext === true || (paging?.total ?? 0) > end || isIn(answer, read, 0)
}

function isIn(value: unknown, read: Read, depth: number): boolean {
  if (!isRecord(value) || depth >= deepest) return false
  if (isBeforeLastPage(value, read)) return true
  return Object.keys(value)
    .slice(0, maxKeys)
    .some((key) => {
      const inner = value[key]
      if (inner === read.items) return false
      // Records by their id are the list, too.
      return isSign(key, inner, read) || (listIn(inner) === undefined && isIn(inner, read, depth + 1))
    })
}

function isSign(key: string, value: unknown, { items, limit, end, records }: Read): boolean {
  const name = key.toLowerCase().replace(/[^a-z]/g, '')
  if (/^(?:is|has)?more(?:results|records|items|data|pages|available)?$|^hasnext(?:page)?$/.test(name))
    return isOneOf(value, ['true', '1', 'yes', 'y'])
  if (/^(?:is)?last(?:page)?$/.test(name) && isOneOf(value, ['false', 'no', 'n'])) return true
  if (/^next(?:page)?(?:offset|url|link|href|cursor|token|start)?$|nextlink$/.test(name)) return isThere(value)
  if (/^links?$/.test(name) && Array.isArray(value)) return value.some(isLinkToNext)
  const size = asNumber(value)
  if (size === null) return false
  const meanings = new Set(meaningsOf(key).flatMap((set) => [...set]))
  if (meanings.has('limit')) return size < limit && size === items.length
  return meanings.has('total') && size > end && isTotalOf(records, key)
}

/**
 * Whether this is page 1 of 5, say. Pages may count from 0 or from 1: which one the first page is makes no difference,
 * and of a later one only a page before the last but one is sure to be followed by another.
 */
function isBeforeLastPage(value: Record<string, unknown>, { items, end }: Read): boolean {
  const numberAt = (name: RegExp) => {
    const key = Object.keys(value).find((key) => name.test(key.replace(/[^a-z]/gi, '')))
    return key === undefined ? null : asNumber(value[key])
  }
  const page = numberAt(/^(?:current)?page(?:number|no|index)?$|^number$/i)
  const pages = numberAt(/^(?:total|num|numberof|last)pages?$|^(?:total)?pagecount$|^pages$/i)
  if (page === null || pages === null) return false
  const isFirst = end === items.length
  return (isFirst ? 1 : page + 1) < pages
}

/** An entry of a list of links: `{ "rel": "next", "href": "…" }`. */
function isLinkToNext(link: unknown): boolean {
  return isRecord(link) && [link.rel].flat().includes('next') && isThere(link.href ?? link.url)
}

/** Whether the value, as text in lower case, is one of these. */
function isOneOf(value: unknown, texts: readonly string[]): boolean {
  return texts.includes(String(value).trim().toLowerCase())
}

/** A number, or the digits of one as text. */
function asNumber(value: unknown): number | null {
  if (typeof value === 'string' && /^\d{1,12}$/.test(value)) return Number(value)
  return typeof value === 'number' ? value : null
}

const recordMeanings: Record<Read['records'], readonly FieldWord[]> = {
  applicants: ['total', 'person', 'application'],
  jobs: ['total', 'job'],
}
const neutralWords = new Set(
  `of no num number all overall available found matching filtered items item records record results result rows row
  entries entry elements element objects hits matches data list resource resources treffer ergebnisse eintrage datensatze
  resultate zeilen resultats enregistrements lignes resultados registros elementos risultati resultaten rijen rader poster
  wynikow rekordow`.split(/\s+/),
)

/** Whether the name means how many of these records there are: not `total_views`, `count_unread` or `request_count`. */
function isTotalOf(records: Read['records'], key: string): boolean {
  const known = recordMeanings[records]
  return wordsInName(key).every((word) => {
    const meanings = meaningsOf(word)
    return neutralWords.has(word) || (meanings.length > 0 && meanings.every((set) => known.some((one) => set.has(one))))
  })
}

/** A page, an offset, a link or a cursor; `0`, `false`, an empty text or an empty link are none. */
function isThere(value: unknown): boolean {
  if (isRecord(value)) return Object.values(value).some(isThere)
  return value !== null && value !== undefined && value !== false && value !== '' && value !== 0
}
