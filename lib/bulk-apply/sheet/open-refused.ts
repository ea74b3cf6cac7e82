import { assignFieldErrors } from '../../forms/assign-field-errors'
import { readPointer } from '../../records/pointer'
import type { RefusedRow } from '../contract'
import type { ApplicationForm, Matching, Target } from './contract'
import { guessColumns } from './guess-columns'
import { textsOfBody } from './texts-of-body'

/** Why a row was refused. `target`: the cell; null for the whole row. */
export type RowRefusal = { target: string | null; message: string }

type RefusedTable = {
  header: string[]
  rows: string[][]
  numbers: number[]
  matching: Matching
  /** By row number. */
  refusals: Map<number, RowRefusal[]>
  /** The ids of the jobs that are shown by title. */
  jobIds: Map<string, string>
}

/**
 * Turns refused rows into a table with one column per target that any of them uses, filled from what was sent. A field
 * added to the form since the upload is filled from the column that is probably about it.
 */
export function openRefused(
  form: ApplicationForm,
  targets: readonly Target[],
  { header, rows }: { header: string[]; rows: readonly RefusedRow[] },
): RefusedTable {
  const guess = guessColumns({ header, rows: rows.map(({ cells }) => cells) }, {}, [...targets], form).matching.columns
  const refusals = new Map(rows.map((row) => [row.row, refusalsOf(form, targets, row)]))
  const named = new Set([...refusals.values()].flat().map(({ target }) => target))
  const texts = rows.map(({ body, cells, jobTitle }) =>
    textsOfBody(form, targets, body).map((text, at) => {
      if (targets[at]?.key === 'job') return jobTitle ?? text
      return text || uploadedText(targets[at], guess, cells)
    }),
  )
  const jobPath = form.paths.job
  const jobIds = rows.flatMap(({ body, jobTitle }): [string, string][] =>
    jobTitle === null ? [] : [[jobTitle, String(readPointer(body, jobPath) ?? '')]],
  )
  const used = targets.flatMap((target, at) =>
    target.isRequired || named.has(target.key) || texts.some((row) => row[at]) ? [{ target, at }] : [],
  )
  return {
    header: used.map(({ target }) => target.title),
    rows: texts.map((row) => used.map(({ at }) => row[at] ?? '')),
    numbers: rows.map(({ row }) => row),
    matching: { columns: used.map(({ target }) => target.key), constants: {} },
    refusals,
    jobIds: new Map(jobIds),
  }
}

/** Email, job and enqueue are in every body. */
function uploadedText(target: Target | undefined, guess: (string | null)[], cells: string[]): string {
  if (!target?.node || !target.isRequired) return ''
  return cells[guess.indexOf(target.key)]?.trim() ?? ''
}

function refusalsOf(form: ApplicationForm, targets: readonly Target[], row: RefusedRow): RowRefusal[] {
  const { email, job, enqueue } = form.paths
  const keys = new Map([
    [email, 'email'] as const,
    [job, 'job'] as const,
    ...(enqueue ? [[enqueue, 'enqueue'] as const] : []),
  ])
  const paths = [...keys.keys(), ...targets.flatMap(({ key, node }) => (node ? [key] : []))]
  if (row.isOfJob) return [{ target: 'job', message: row.title }]
  const { placed, rest } = assignFieldErrors(row.fields, paths)
  const ofCells = Object.entries(placed).map(([path, message]) => ({ target: keys.get(path) ?? path, message }))
  const isWhole = ofCells.length === 0 || Object.keys(rest).some((field) => field !== '')
  return isWhole ? [...ofCells, { target: null, message: wholeRowMessage(row) }] : ofCells
}

/** The partner's message comes first, since a line may be cut off. */
function wholeRowMessage({ message, title }: RefusedRow): string {
  return message === '' ? title : `${message.replace(/\.$/, '')}. ${title}`
}
