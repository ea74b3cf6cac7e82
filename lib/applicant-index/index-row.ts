import { hashRecord, recordKey } from '../partner/paging/record-key'
import { valueKindOf } from '../records/kind-of'
import { type Pointer, readPointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import { leafText } from '../records/record-text'
import { normalizeEmail } from '../text/normalize-email'
import { sanitizeJson, sanitizeText } from '../text/sanitize'
import type { IndexedFields, IndexMapping } from './contract'
import type { FieldMarks } from './field-marks'
import { foldText } from './fold-text'
import { searchTextOf } from './search-text'

/** A record's values for the columns that depend on the field mapping. */
export type ReadColumns = IndexedFields & { nameKey: string | null; facets: Record<Pointer, string> }

/** A record in the form in which it is written to the index. */
export type IndexRow = ReadColumns & { key: string; record: unknown; hash: string; search: string }

/** How to create rows; the same throughout a walk. */
export type RowMaker = { mapping: IndexMapping; marks: FieldMarks; facetPaths: readonly Pointer[] }

/** Builds a record's complete row. */
export function indexRowOf(record: PartnerRecord, { mapping, marks, facetPaths }: RowMaker): IndexRow {
  return {
    ...readIndexColumns(record, { mapping, facetPaths }),
    ...indexIdentityOf(record, mapping),
    record: sanitizeJson(record),
    search: sanitizeText(searchTextOf(record, marks)),
  }
}

/** Which row a record belongs to, and a hash of its content. */
export function indexIdentityOf(record: PartnerRecord, mapping: IndexMapping): Pick<IndexRow, 'key' | 'hash'> {
  return { key: sanitizeText(recordKey(record, mapping.key)), hash: hashRecord(record) }
}

/** Reads only the columns that must be read again when the field mapping or the facets change. */
export function readIndexColumns(record: PartnerRecord, { mapping, facetPaths }: Omit<RowMaker, 'marks'>): ReadColumns {
  const fields = mapping.read(record)
  const text = (value: string | null) => (value === null ? null : sanitizeText(value))
  const indexed = (value: string | null) => (value === null ? null : sanitizeText(value.slice(0, maxIndexedLength)))
  return {
    name: text(fields.name),
    nameKey: fields.name === null ? null : indexed(foldText(fields.name)),
    email: fields.email === null ? null : sanitizeText(normalizeEmail(fields.email)),
    jobId: indexed(fields.jobId),
    status: indexed(fields.status),
    teamId: indexed(fields.teamId),
    appliedAt: fields.appliedAt,
    facets: Object.fromEntries(facetPaths.flatMap((path) => facetOf(record, path))),
  }
}

/** PostgreSQL refuses longer values in its indexes (2,704 bytes), and with them the page of applicants. */
const maxIndexedLength = 300

/** Facet values are truncated to this many characters. */
export const maxFacetLength = 60

function facetOf(record: PartnerRecord, path: Pointer): [Pointer, string][] {
  const value = readPointer(record, path)
  const kind = valueKindOf(value)
  if (kind !== 'text' && kind !== 'boolean' && kind !== 'number') return []
  // The cut may fall inside a surrogate pair.
  const text = sanitizeText(leafText(value).slice(0, maxFacetLength))
  return text === '' ? [] : [[path, text]]
}
