import { expect, test } from 'vitest'
import { testForm } from '../../testing/test-form'
import { findTargets } from './find-targets'
import { groupKey } from './issue-group'
import type { IssueKind } from './issue-kind'
import { createRowPlan } from './row-plan'

const form = testForm({
  type: 'object',
  properties: { shift: { enum: ['Early', 'Late'] }, car: { type: 'boolean' }, note: { type: 'string' } },
})
const targets = findTargets(form)
const { cells } = createRowPlan(form, targets, { columns: targets.map(({ key }) => key), constants: {} })

/** Returns whether two rows with the same issue about different cell values are corrected together. */
function areTogether(kind: IssueKind, target: string): boolean {
  const cell = cells.find((one) => one.target.key === target)
  const key = (value: string) => groupKey({ kind, target, message: 'Wrong', value }, cell)
  return key('a') === key('b')
}

test.each<[IssueKind, string]>([
  ['invalid', '/shift'],
  ['invalid', '/car'],
  ['job-unknown', 'job'],
  ['spreadsheet-error', '/note'],
  ['spreadsheet-error', '/nowhere'],
])('%s of %s: each value is corrected separately', (kind, target) => expect(areTogether(kind, target)).toBe(false))

test.each<[IssueKind, string]>([
  ['invalid', 'email'],
  ['invalid', '/note'],
  ['missing', '/shift'],
  ['formula', 'job'],
  ['shortened', 'job'],
  ['invalid', '/nowhere'],
])('%s of %s: all values are corrected together', (kind, target) => expect(areTogether(kind, target)).toBe(true))

test('issues of different kinds, targets or messages are never corrected together', () => {
  const issue = { kind: 'invalid', target: '/note', message: 'Wrong', value: 'a' } as const
  const others = [
    { ...issue, kind: 'missing' as const },
    { ...issue, target: '/shift' },
    { ...issue, target: null },
    { ...issue, message: 'Too long' },
  ]
  for (const other of others) expect(groupKey(other, undefined)).not.toBe(groupKey(issue, undefined))
})
