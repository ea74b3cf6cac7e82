import { sanitizeText } from '../text/sanitize'
import type { ApplicationForm } from './sheet/contract'
import { findTargets } from './sheet/find-targets'
import { guessColumns } from './sheet/guess-columns'
import { textsOfBody } from './sheet/texts-of-body'

type Corrected = {
  form: ApplicationForm
  header: string[]
  /** As stored: JSON texts. */
  cells: string
  before: string
  after: Record<string, unknown>
}

/**
 * Applies corrections to the uploaded cells, for downloads: a changed value replaces the only cell that held the old
 * value, or else goes to the column that is probably about it. What is sent is the body, not these cells.
 */
export function correctCells({ form, header, cells, before, after }: Corrected): string {
  if (cells === '') return cells
  // Written only by `saveRows` and `correctRows`.
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
