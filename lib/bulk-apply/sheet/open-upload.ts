import type { ColumnMappings } from '../contract'
import type {
  ApplicationForm,
  OpenedSheet,
  RefusedSource,
  SavedSource,
  Source,
  SourceError,
  Target,
  UploadSource,
} from './contract'
import { columnTargets } from './find-targets'
import { guessColumns } from './guess-columns'
import { joinNames } from './join-names'
import { openRefused, type RowRefusal } from './open-refused'
import { readSource } from './read-source'
import { createRowStore, type RowStore } from './row-store'
import { splitNames } from './split-names'
import { sheetWords } from './words'

export type OpenedUpload = {
  summary: OpenedSheet
  store: RowStore
  /** What was opened, without corrections; null if it is not to be saved. */
  source: UploadSource | null
  /** By row number. */
  refusals: ReadonlyMap<number, readonly RowRefusal[]>
  /** By title: without the list of jobs, a title would be taken for an id. */
  jobIds: ReadonlyMap<string, string>
}

/** Opens a new upload, a saved one, or the refused rows of a run. */
export async function openUpload(
  form: ApplicationForm,
  targets: Target[],
  source: Source | RefusedSource | SavedSource,
  remembered: ColumnMappings,
): Promise<OpenedUpload | SourceError> {
  if (source.kind === 'refused') return openRefusedRows(form, targets, source)
  if (source.kind === 'saved') return openSaved(targets, source)
  const read = await readSource(source)
  if ('message' in read) return read
  const isFromDesk = source.kind === 'table'
  const ofColumns = columnTargets(targets, isFromDesk)
  const given = guessColumns(read, remembered, ofColumns, form)
  const split = splitNames(read, given.matching, form)
  const changed = split ?? joinNames(read, given.matching, ofColumns, form)
  const { header, rows, numbers, notes, readAs } = { ...read, ...changed?.table }
  const opening = { name: source.name, isFromDesk, guess: changed?.matching ?? given.matching }
  return openRows(opening, {
    ...{ header, rows, numbers, readAs },
    notes: [...notes, ...(changed ? [changed.note] : given.notes)],
    splitFrom: split?.from ?? null,
  })
}

function openRows(opening: Pick<OpenedSheet, 'name' | 'isFromDesk' | 'guess'>, source: UploadSource): OpenedUpload {
  const { header, rows, numbers, readAs, notes, splitFrom } = source
  const preview = rows.slice(0, 5).map((row) => header.map((_, column) => row[column] ?? ''))
  return {
    summary: { ...opening, header, rows: rows.length, columns: header.length, readAs, notes, preview, splitFrom },
    // The row store modifies its rows.
    source: { ...source, rows: rows.map((row) => [...row]) },
    store: createRowStore({ header, rows, numbers }),
    refusals: new Map(),
    jobIds: new Map(),
  }
}

/** The form may have lost fields since the upload was saved. */
function openSaved(targets: Target[], saved: SavedSource): OpenedUpload {
  const { name, source, matching, corrections, isFromDesk } = saved
  const known = new Set(targets.map(({ key }) => key))
  const columns = source.header.map((_, column) => matching.columns[column] ?? null)
  const guess = {
    columns: columns.map((key) => (key !== null && known.has(key) ? key : null)),
    constants: Object.fromEntries(Object.entries(matching.constants).filter(([key]) => known.has(key))),
  }
  const upload = openRows({ name, isFromDesk, guess }, source)
  upload.store.restore(corrections)
  return upload
}

function openRefusedRows(form: ApplicationForm, targets: Target[], source: RefusedSource): OpenedUpload {
  const table = openRefused(form, targets, source)
  return {
    summary: {
      name: source.name,
      header: table.header,
      rows: table.rows.length,
      columns: table.header.length,
      readAs: sheetWords.refusedRows,
      notes: [],
      preview: table.rows.slice(0, 5),
      splitFrom: null,
      isFromDesk: false,
      guess: table.matching,
    },
    source: null,
    store: createRowStore(table),
    refusals: table.refusals,
    jobIds: table.jobIds,
  }
}
