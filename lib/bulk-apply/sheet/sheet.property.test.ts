import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EarlierApplication } from '../../easy-apply/contract'
import { testForm, testJob } from '../../testing/test-form'
import type { Sheet } from './contract'
import { createSheet } from './create-sheet'

const form = testForm()
const jobs = [testJob('7', 'Cook'), testJob('8', 'Driver', false), testJob('9', 'Clerk'), testJob('10', 'Clerk')]
const header = ['Email', 'Full name', 'Phone number', 'Job']
const columns = ['email', '/applicant/fullName', '/applicant/phoneNumber', 'job']
const earlier: EarlierApplication = { id: 'first', at: '2026-01-02T03:04:05.000Z', who: 'Ada', outcome: 'queued' }

// Few values, so that the same pairs and the same errors recur.
const texts = [
  fc.constantFrom('a@example.com', 'A@example.com', 'b@example.com', 'nobody', '', '#N/A'),
  fc.constantFrom('Zoë', '李小龙', '', '=A1'),
  fc.constantFrom('', '+49 30', '4.9E+11', 'x'.repeat(41)),
  fc.constantFrom('7', 'cook', '8', 'Clerk', 'Pilot', ''),
]
const uploads = fc.array(fc.tuple(...texts), { minLength: 1, maxLength: 8 })
const rowNumber = fc.integer({ min: 1, max: 8 })
const changes = fc.array(
  fc.oneof(
    fc.record({
      what: fc.constant('edit' as const),
      row: rowNumber,
      column: fc.nat({ max: 3 }),
      value: fc.oneof(...texts),
    }),
    fc.record({ what: fc.constant('leave' as const), row: rowNumber, isOut: fc.boolean() }),
    fc.record({ what: fc.constant('leave-group' as const), group: fc.nat(), isOut: fc.boolean() }),
    fc.record({ what: fc.constant('accept' as const), row: rowNumber, isAccepted: fc.boolean() }),
    fc.record({ what: fc.constant('accept-group' as const), group: fc.nat(), isAccepted: fc.boolean() }),
    fc.record({ what: fc.constant('set-all' as const), group: fc.nat(), value: fc.oneof(...texts) }),
    fc.record({ what: fc.constant('undo' as const) }),
  ),
  { maxLength: 14 },
)
type Change = (typeof changes extends fc.Arbitrary<infer C> ? C : never)[number]

async function open(rows: string[][]): Promise<Sheet> {
  const sheet = createSheet(form)
  await sheet.open({ kind: 'table', name: 'Table', header, rows }, {})
  await sheet.check({ columns, constants: {} }, jobs, () => {})
  // Known for the pair, whichever row it is in.
  await markBefore(sheet)
  return sheet
}

async function markBefore(sheet: Sheet) {
  // In left-out rows too, which are not looked up: they may have been looked up before.
  const known = (await sheet.rows({ show: 'all' }, 0, 200)).rows.filter(
    ({ cells: [email, job = ''] }) => email === 'b@example.com' && ['7', 'cook'].includes(job),
  )
  const pair = { email: 'b@example.com', jobId: '7', earlier }
  await sheet.markEarlier(known.map(() => pair))
}

async function apply(sheet: Sheet, change: Change): Promise<unknown> {
  if (change.what === 'edit') return sheet.edit(change.row, columns[change.column] ?? '', change.value)
  if (change.what === 'leave') return sheet.leaveOut([change.row], change.isOut)
  if (change.what === 'accept') return sheet.accept([change.row], change.isAccepted)
  if (change.what === 'undo') return sheet.undo()
  const { groups } = await sheet.markEarlier([])
  const group = groups[change.group % Math.max(1, groups.length)]?.key ?? ''
  if (change.what === 'leave-group') return sheet.leaveOut({ group }, change.isOut)
  if (change.what === 'accept-group') return sheet.accept({ group }, change.isAccepted)
  return sheet.setAll(group, change.value)
}

const all = async (sheet: Sheet) => ({
  checked: await sheet.markEarlier([]),
  rows: await sheet.rows({ show: 'all' }, 0, 200),
  sent: await sheet.toSend(0, 200),
})

test('after any changes the sheet equals one that was checked from scratch', async () => {
  await fc.assert(
    fc.asyncProperty(uploads, changes, async (upload, made) => {
      const sheet = await open(upload.map((row) => [...row]))
      for (const change of made) await apply(sheet, change)
      await markBefore(sheet)
      const now = await all(sheet)
      const fresh = await open(now.rows.rows.map(({ cells }) => rowOf(cells)))
      await fresh.leaveOut(
        now.rows.rows.filter(({ state }) => state === 'left-out').map(({ row }) => row),
        true,
      )
      await markBefore(fresh)
      await fresh.accept(
        now.rows.rows.filter(({ state }) => state === 'accepted').map(({ row }) => row),
        true,
      )
      const scratch = await all(fresh)
      expect(scratch.rows).toEqual(now.rows)
      expect(scratch.sent).toEqual(now.sent)
      expect(scratch.checked.states).toEqual(now.checked.states)
      expect(scratch.checked.kinds).toEqual(now.checked.kinds)
      const counted = (groups: typeof now.checked.groups) =>
        groups.map(({ key, rows, value }) => ({ key, rows, value })).sort(byKey)
      expect(counted(scratch.checked.groups)).toEqual(counted(now.checked.groups))
    }),
    { numRuns: 100 },
  )
})

test('undo restores every earlier state, one change at a time', async () => {
  await fc.assert(
    fc.asyncProperty(uploads, changes, async (upload, made) => {
      const sheet = await open(upload.map((row) => [...row]))
      const states = [await all(sheet)]
      for (const change of made) {
        if (change.what === 'undo') continue
        await apply(sheet, change)
        states.push(await all(sheet))
      }
      // A change without an effect does not count.
      const saved = states.filter((state, at) => at === 0 || JSON.stringify(state) !== JSON.stringify(states[at - 1]))
      const undone = [await all(sheet)]
      while (await sheet.undo()) undone.unshift(await all(sheet))
      const reported = undone.filter(
        (state, at) => at === 0 || JSON.stringify(state) !== JSON.stringify(undone[at - 1]),
      )
      expect(reported).toEqual(saved)
    }),
    { numRuns: 100 },
  )
})

/** Cells are drawn in the order of the targets; the upload has its own. */
function rowOf([email = '', job = '', name = '', phone = '']: string[]): string[] {
  return [email, name, phone, job]
}

function byKey(one: { key: string }, other: { key: string }): number {
  return one.key < other.key ? -1 : 1
}
