import { type RecordFieldMapping, recordKey, tokenOfKey } from '@/lib/partner/paging/record-key'
import { hasYearZero } from '@/lib/records/date-times'
import { readFieldFilters, writeFieldFilter } from '@/lib/records/field-filter'
import type { PartnerRecord } from '@/lib/records/record'
import { mayBeEmail } from '@/lib/text/may-be-email'
import type { ListView } from '@/lib/views/contract'
import { plainView } from '@/lib/views/plain-view'

/**
 * Reads the view and the open record from the URL:
 * `?filter=…&sort=-/applied_at&column=/name&rows=compact&where=status:Interview&new=only&open=…`,
 * `applied=2026-11-20T00:00:00.000Z/2026-11-21T00:00:00.000Z`, and field filters (lib/records/field-filter.ts).
 * Ignores invalid values. Widths are kept only in saved views.
 */
export function readViewAddress(query: URLSearchParams): { view: ListView; open: string | null } {
  const sort = query.get('sort') ?? ''
  const pointer = sort.replace(/^-/, '')
  const columns = [...new Set(query.getAll('column').filter(isField))].slice(0, 200)
  return {
    view: {
      ...plainView,
      filter: (query.get('filter') ?? '').slice(0, 500),
      sort: isField(pointer) ? { pointer, isDescending: sort.startsWith('-') } : null,
      columns: columns.length > 0 ? columns : null,
      isCompact: query.get('rows') === 'compact',
      where: readWhere(query.getAll('where')),
      isNewOnly: query.get('new') === 'only',
      applied: readSpan(query.get('applied') ?? ''),
      fieldFilters: Object.fromEntries(Object.entries(readFieldFilters(query)).filter(([name]) => isField(name))),
    },
    open: readToken(query.get('open')),
  }
}

/** Returns a view's query string, without filters that may be e-mail addresses: URLs end up in logs and histories. */
export function writeViewAddress(view: ListView, open: string | null): string {
  const { filter, sort, columns, isCompact, where, isNewOnly, applied, fieldFilters } = view
  const query = new URLSearchParams()
  if (filter.trim() !== '' && !mayBeEmail(filter)) query.set('filter', filter)
  if (sort) query.set('sort', `${sort.isDescending ? '-' : ''}${sort.pointer}`)
  for (const column of columns ?? []) query.append('column', column)
  if (isCompact) query.set('rows', 'compact')
  for (const [name, values] of Object.entries(where))
    for (const value of values) if (!mayBeEmail(value ?? '')) query.append('where', whereText(name, value))
  if (isNewOnly) query.set('new', 'only')
  if (applied) query.set('applied', `${applied.from}/${applied.until}`)
  for (const [name, filter] of Object.entries(fieldFilters)) {
    const [parameter, value] = writeFieldFilter(name, filter)
    if (!mayBeEmail(value)) query.append(parameter, value)
  }
  if (open !== null) query.set('open', open)
  return query.size > 0 ? `?${query}` : ''
}

/** `status:Interview`; without the colon for records without a value. Names contain no colon unless they are paths. */
function whereText(name: string, value: string | null): string {
  return value === null ? name.replaceAll(':', '%3A') : `${name.replaceAll(':', '%3A')}:${value}`
}

function readWhere(texts: readonly string[]): ListView['where'] {
  const where: ListView['where'] = {}
  for (const text of texts.slice(0, 200)) {
    const [start = '', ...rest] = text.split(':')
    const name = start.replaceAll('%3A', ':')
    const value = rest.length === 0 ? null : rest.join(':')
    const chosen = where[name] ?? []
    if (!['status', 'jobId', 'teamId'].includes(name) && !isField(name)) continue
    if (value === '' || (value?.length ?? 0) > 500 || chosen.includes(value) || chosen.length === 100) continue
    where[name] = [...chosen, value]
  }
  return where
}

function readToken(text: string | null): string | null {
  return text !== null && /^[\w.:~-]{1,101}$/.test(text) ? text : null
}

function readSpan(text: string): ListView['applied'] {
  const [from, until, ...rest] = text.split('/').map(isoMoment)
  return from && until && from < until && rest.length === 0 ? { from, until } : null
}

/** Returns the moment in the format that every screen writes; null for other texts. */
function isoMoment(text: string): string | null {
  const date = new Date(/^\d{4}-\d\d-\d\dT[\d:.]{5,12}Z$/.test(text) ? text : Number.NaN)
  return Number.isNaN(date.getTime()) || hasYearZero(text) ? null : date.toISOString()
}

/** A light check for a JSON Pointer: the contract's own needs zod, which is too large for the first load. */
function isField(text: string): boolean {
  return text.startsWith('/') && text.length <= 500 && !/~(?![01])/.test(text)
}

/** Identifies a record in a URL: by its id if plain, else by a hash, since URLs must not contain an e-mail address. */
export function recordToken(record: PartnerRecord, mapping: RecordFieldMapping): string {
  return tokenOfKey(recordKey(record, mapping))
}

/** The same for a record of which only the id is known. */
export function tokenOfId(id: string): string {
  return recordToken({ id }, { id: '/id' })
}
