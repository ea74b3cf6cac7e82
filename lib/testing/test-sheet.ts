import type { Matching, Sheet } from '../bulk-apply/sheet/contract'
import { createSheet } from '../bulk-apply/sheet/create-sheet'
import type { Job } from '../jobs/contract'
import { testForm, testJob } from './test-form'

/** For tests: an id too large for a number. */
export const cook = '2657337531234567890'
export const jobs = [
  testJob(cook, 'Cook'),
  testJob('8', 'Driver', false),
  testJob('9', 'Clerk'),
  testJob('10', 'clerk '),
]

const form = testForm()

type Upload = { text: string; jobs?: Job[] | null; constants?: Matching['constants']; sheet?: Sheet }

/** For tests: a sheet with this text, its columns matched as guessed, and checked. */
export async function checkedSheet({ text, jobs: list = jobs, constants = {}, sheet = createSheet(form) }: Upload) {
  const opened = await sheet.open({ kind: 'text', text, name: 'Pasted' }, {})
  if ('message' in opened) throw new Error(opened.message)
  const checked = await sheet.check({ ...opened.guess, constants }, list, () => {})
  return { sheet, opened, checked }
}

/** The state of each row, and its issues with the targets they concern. */
export const kindsOf = async (sheet: Sheet) => {
  const { rows } = await sheet.rows({ show: 'all' }, 0, 200)
  return rows.map(({ state, issues }) => [state, ...issues.map(({ kind, target }) => `${kind} ${target ?? ''}`.trim())])
}
