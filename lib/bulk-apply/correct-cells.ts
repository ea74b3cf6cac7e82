import { sanitizeText } from '../text/sanitize'
import type { ApplicationForm } from './sheet/contract'
import { findTargets } from './sheet/find-targets'
import { guessColumns } from './sheet/guess-columns'
import { textsOfBody } from './sheet/texts-of-body'

type Corrected = {
  form: ApplicationForm
  header: string[]
  /** JSON texts, as they are kept. */
  cells: string
  before: string
  after: Record<string, unknown>
}

/**
 * The uploaded cells with what was corrected, for downloads: a changed value goes into the one cell that held the old
 * one, or else into the column that is likely to be about it. What is sent is the body, not these.
 */
export function correctCells({ form, header, cells, before, after }: Corrected): string {
  if (cells === '') return cells
  // Written by `saveRows` and `correctRows` alone.
  const texts: string[] = JSON.parse(cells)
  const targets = findTargets(form)
  const [old, now] = [textsOfBody(form, targets, JSON.parse(before)), textsOfBody(form, targets, after)]
  const guess = guessColumns({ header, rows: [texts] }, {}, targets, form).matching.columns
  for (const [at, target] of targets.entries()) {
    if (old[at] === now[at]) continue
    const same = texts.flatMap((text, column) => (old[at] !== '' && text.trim() === old[at] ? [column] : []))
    const column = same.length === 1 ? (same[0] ?? -1) : guess.indexOf(target.key)
    if (column >= 0) texts[column] = sanitizeText(now[at] ?? '')
  }
  return JSON.stringify(texts)
}
