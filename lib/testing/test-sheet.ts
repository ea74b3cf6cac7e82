import type { Matching, Sheet } from '../bulk-apply/sheet/contract'
import { createSheet } from '../bulk-apply/sheet/create-sheet'
import type { Job } from '../jobs/contract'
import { testForm, testJob } from './test-form'

/** For tests: an id that no number holds. */
export const cook = '2657337531234567890'
export const jobs = [
  testJob(cook, 'Cook'),
  testJob('8', 'Driver', false),
  testJob('9', 'Clerk'),
  testJob('10', 'clerk '),
]

const form = testForm()

type Upload = { text: string; jobs?: Job[] | null; constants?: Matching['constants']; sheet?: Sheet }

/** For tests: a sheet with this text in it, its columns as they were guessed, checked. */
export async function checkedSheet({ text, jobs: list = jobs, constants = {}, sheet = createSheet(form) }: Upload) {
  const opened = await sheet.open({ kind: 'text', text, name: 'Pasted' }, {})
  if ('message' in opened) throw new Error(opened.message)
  const checked = await sheet.check({ ...opened.guess, constants }, list, () => {})
  return { sheet, opened, checked }
}

/** Of each row its state, and its problems with the targets that they are about. */
export const kindsOf = async (sheet: Sheet) => {
  const { rows } = await sheet.rows({ show: 'all' }, 0, 200)
  return rows.map(({ state, issues }) => [state, ...issues.map(({ kind, target }) => `${kind} ${target ?? ''}`.trim())])
}
