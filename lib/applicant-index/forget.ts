import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Holding, RowErasure } from '../privacy/holding'
import { holdingWords } from '../privacy/holdings/words'
import { renameIn } from '../privacy/rename'
import { mapTexts, type SearchTerms } from '../privacy/search-terms'
import type { Pointer } from '../records/pointer'
import type { Store } from '../store/connection'
import { applicantIndexes, indexedApplicants, indexSetting, walkSightings } from '../store/index-tables'
import { normalizeEmail } from '../text/normalize-email'
import { sanitizeText } from '../text/sanitize'
import { createFieldMarks, markNumbersIn } from './field-marks'
import { foldText } from './fold-text'
import { createFieldOrder } from './order-fields'
import { searchTextOf } from './search-text'

/**
 * The copy of an applicant's record; it comes back with the next walk if the partner still lists the person. One of
 * somebody else who mentions the person, or has the same name, stays.
 */
export const indexedApplicantHolding: Holding<typeof indexedApplicants> = {
  name: 'indexedApplicants',
  table: indexedApplicants,
  ofApplicant(row, sought, { tx, isSearch }) {
    const { indexId, name, email, key } = row
    const id = idIn(key)
    const example = holdingWords.indexedApplicants.example({ who: name ?? email ?? key })
    const isNamed =
      (isSearch || (email === null && id === null)) && sought.isNamedIn(name === null ? row.record : { name })
    if (!isNamed && !holdsIdentifier(row, id ?? key, sought)) return withoutMention(row, sought, { tx, example })
    const isById = email === null || (id !== null && sought.hasId(id))
    return {
      change: 'delete',
      example,
      // Not always: the same number may be the ID of someone else's application form.
      about: { email, names: name === null ? [] : [name], ids: isById ? [id ?? key] : [] },
      alongside: (tx) => forgetKey(tx, indexId, key),
    }
  },
}

type Row = typeof indexedApplicants.$inferSelect

/** The record's ID in a key made by `recordKey`; null if it has none. */
const idIn = (key: string) => /^id:(.*?)(?: job:.*)?$/s.exec(key)?.[1] ?? null

/** A shorter ID in another field could be any number. */
const minIdLength = 5

/** Whether the row has a sought address or ID of its own; an address elsewhere in the record may be a referee's. */
function holdsIdentifier({ record, email, jobId, teamId }: Row, id: string, sought: SearchTerms): boolean {
  if (sought.hasEmail(email) || sought.hasId(id)) return true
  let isTheirs = false
  mapTexts(record, (text) => {
    const isOfRow = text.length >= minIdLength && text !== jobId && text !== teamId
    isTheirs ||= (isOfRow && sought.hasId(text)) || (email === null && sought.hasEmail(normalizeEmail(text)))
    return text
  })
  return isTheirs
}

/** The hash stays, so that walks keep the row as it is until the partner changes the record. */
async function withoutMention(
  { indexId, key, record, search, name, nameKey, facets }: Row,
  sought: SearchTerms,
  { tx, example }: { tx: Store; example: string },
): Promise<RowErasure<Row> | null> {
  if (!sought.isIn([record], { ofOther: true })) return null
  const [index] = await tx
    .select({ fields: applicantIndexes.fields })
    .from(applicantIndexes)
    .where(eq(applicantIndexes.id, indexId))
  // Written only by the walk.
  const paths = (index?.fields ?? []) as Pointer[]
  const marks = createFieldMarks(paths)
  const inOrder = createFieldOrder(paths)({ record, marks: markNumbersIn(search) })
  const kept = sought.redact(inOrder, { ofOther: true })
  const keptName = sought.redact(name, { ofOther: true })
  const keptSearch = sanitizeText(searchTextOf(kept, marks))
  // A field was named after the person, and what it is called now has no mark.
  if (marks.paths().length > paths.length)
    return { change: 'delete', example, alongside: (tx) => forgetKey(tx, indexId, key) }
  return {
    change: {
      record: kept,
      search: keptSearch,
      name: keptName,
      nameKey: keptName === name || keptName === null ? nameKey : foldText(keptName),
      facets: sought.redact(facets, { ofOther: true }),
    },
    example,
  }
}

/** A key may be an e-mail address: it is also removed from the walk in progress, and the total is reduced by one. */
async function forgetKey(tx: Store, indexId: number, key: string): Promise<void> {
  await tx.delete(walkSightings).where(and(eq(walkSightings.indexId, indexId), eq(walkSightings.key, key)))
  const { total, walkSkipped } = applicantIndexes
  await tx
    .update(applicantIndexes)
    .set({
      total: sql`greatest(0, ${total} - 1)`,
      walkSkipped: sql`replace(${walkSkipped}::text, to_jsonb(${key}::text)::text, 'null')::jsonb`,
    })
    .where(eq(applicantIndexes.id, indexId))
}

/** Who switched the index on or off. */
export const indexSettingHolding: Holding<typeof indexSetting> = {
  name: 'indexSetting',
  table: indexSetting,
  ofColleague(row, colleague) {
    const change = renameIn(row, ['setByName'], colleague, row.setBy === colleague.id)
    return change && { change, example: holdingWords.indexSetting.example }
  },
}
