import { sanitizeText } from '../text/sanitize'
import type { ApplicationForm, Target } from './sheet/contract'
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
 * Applies corrections to the uploaded cells, for downloads: a changed value goes to the column that is probably about
 * it, or replaces the only cell with the old value if no other field is in that column. What is sent is the body, not
 * these cells.
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
    const own = guess.indexOf(target.key)
    const [other = -1] = same.length === 1 && guess[same[0] ?? -1] === null ? same : []
    // A cell of the guessed column may also say the same in other words: a job by its title, a date of another format.
    const isElsewhere = other >= 0 && !isYesNo(target) && (own < 0 || isWrittenOneWay(target))
    const column = isElsewhere && !same.includes(own) ? other : own
    if (column >= 0) texts[column] = sanitizeText(now[at] ?? '')
  }
  return JSON.stringify(texts)
}

/** "Yes" or "No" may be in any column. */
const isYesNo = ({ key, node }: Target) => key === 'enqueue' || node?.kind === 'yes-no'

const isWrittenOneWay = ({ key, node }: Target) =>
  key === 'email' || (node !== null && ['text', 'long-text', 'email', 'link', 'id'].includes(node.kind))
