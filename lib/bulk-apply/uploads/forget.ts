import 'server-only'
import { and, eq } from 'drizzle-orm'
import { isUploadForm } from '../../drafts/contract'
import type { Holding } from '../../privacy/holding'
import { holdingWords } from '../../privacy/holdings/words'
import type { SearchTerms } from '../../privacy/search-terms'
import type { Store } from '../../store/connection'
import { drafts } from '../../store/schema'
import { normalizeEmail } from '../../text/normalize-email'
import type { UploadSource } from '../sheet/contract'
import type { UploadWork } from '../sheet/saved-upload'
import { rowsForm, workForm } from './upload-drafts'

type StoredDraft = typeof drafts.$inferSelect

/** Unfinished uploads: an applicant's rows are removed, along with corrections in them. */
export const uploadHolding: Holding<typeof drafts> = {
  name: 'uploads',
  table: drafts,
  ofApplicant(row, sought) {
    if (!isUploadForm(row.form) || !sought.isIn(row.values)) return null
    const gone = rowsOf(row, sought)
    return {
      change: { values: sought.redact({ ...without(row, gone), ...headerWithout(row, sought) }) },
      example: holdingWords.uploads.example,
      alongside: (tx) => forgetBeside(tx, row, gone),
    }
  },
  ofColleague: (row, { id }) =>
    isUploadForm(row.form) && row.userId === id ? { change: 'delete', example: holdingWords.uploads.example } : null,
}

// Both are written only by save-upload.ts.
const isWork = ({ form, dispatchId }: StoredDraft) => form === workForm(dispatchId)
const workIn = ({ values }: StoredDraft) => values as UploadWork
const sourceIn = ({ values }: StoredDraft) => values as UploadSource

/** Returns the numbers of the rows with the applicant's address in a cell. */
function rowsOf(row: StoredDraft, sought: SearchTerms): Set<number> {
  const isTheirs = (cell: string) => sought.hasEmail(normalizeEmail(cell))
  if (isWork(row)) return new Set(workIn(row).corrections.cells.flatMap(([row, , text]) => (isTheirs(text) ? row : [])))
  const { rows, numbers } = sourceIn(row)
  return new Set(numbers.filter((_, index) => rows[index]?.some(isTheirs)))
}

/** In a file without a header, the first person's values are in its place. */
function headerWithout(row: StoredDraft, sought: SearchTerms): Partial<UploadSource> {
  if (isWork(row)) return {}
  const { header } = sourceIn(row)
  const isPerson = sought.isIn(header) || header.some((heading) => sought.hasId(heading))
  return isPerson ? { header: header.map((_, index) => `Column ${index + 1}`) } : {}
}

function without(row: StoredDraft, gone: ReadonlySet<number>): UploadWork | UploadSource {
  if (isWork(row)) {
    const { corrections, ...work } = workIn(row)
    return {
      ...work,
      corrections: {
        cells: corrections.cells.filter(([row]) => !gone.has(row)),
        leftOut: corrections.leftOut.filter((row) => !gone.has(row)),
        accepted: corrections.accepted.filter(([row]) => !gone.has(row)),
      },
    }
  }
  const { rows, numbers, ...source } = sourceIn(row)
  return {
    ...source,
    rows: rows.filter((_, index) => !gone.has(numbers[index] ?? 0)),
    numbers: numbers.filter((number) => !gone.has(number)),
  }
}

/** Removes the same rows from the upload's other draft. */
async function forgetBeside(tx: Store, row: StoredDraft, gone: ReadonlySet<number>): Promise<void> {
  if (gone.size === 0) return
  const form = isWork(row) ? rowsForm(row.dispatchId) : workForm(row.dispatchId)
  const isOther = and(eq(drafts.userId, row.userId), eq(drafts.form, form))
  const [other] = await tx.select().from(drafts).where(isOther).for('update')
  if (other)
    await tx
      .update(drafts)
      .set({ values: without(other, gone) })
      .where(isOther)
}
