import { expect, test } from 'vitest'
import type { Dispatch } from '../dispatch/contract'
import type { SandboxEntry } from './desk-process'
import { makeDispatch } from './fake-dispatch'
import { compareHistory } from './history-truth'

const order = { what: 'job' as const, id: 'one', body: { name: 'Baker one' } }
const done: SandboxEntry = {
  endpoint: 'POST /jobs',
  path: '/jobs',
  isWorkDone: true,
  body: order.body,
  bodyBytes: 20,
  time: '2026-11-22T10:00:00.000Z',
  status: 201,
}

const dispatchOf = (state: Dispatch['state'], uncertainty: Dispatch['uncertainty'] = null) =>
  makeDispatch({ id: 'one', state, uncertainty })

function compare(dispatches: Dispatch[], log: SandboxEntry[]) {
  const facts = { orders: [order], runs: new Map(), subscriptions: {}, couldListJobs: true, knowsRepeats: false }
  return compareHistory({ ...facts, dispatches, log })
}

test.each([
  ['doubled', [dispatchOf('succeeded')], [done, done]],
  ['lost', [], [done]],
  ['succeeded, but not at the partner', [dispatchOf('succeeded')], [{ ...done, isWorkDone: false }]],
  ['refused, but at the partner', [dispatchOf('refused')], [done]],
  ['needs-decision, but at the partner', [dispatchOf('needs-decision', { what: 'not-made' })], [done]],
  ['without an outcome', [dispatchOf('reconciling')], [done]],
])('reports a history with a write that is %s', (issue, dispatches, log) => {
  expect(compare(dispatches, log).issues).toEqual([expect.stringMatching(`^${issue}: `)])
})

test('reports nothing for a history whose outcomes match the partner', () => {
  expect(compare([dispatchOf('succeeded')], [done]).issues).toEqual([])
  expect(compare([dispatchOf('refused')], []).issues).toEqual([])
})

test('accepts an abandoned uncertain write at the partner, but not one that was never sent', () => {
  const abandoned = dispatchOf('abandoned')
  expect(compare([{ ...abandoned, mayHaveSucceeded: true }], [done]).issues).toEqual([])
  expect(compare([abandoned], [done]).issues).toHaveLength(1)
})

test('counts a job left to the user although GET /jobs worked as avoidable', () => {
  const unclear = dispatchOf('needs-decision', { what: 'unknown', why: 'no-list' })
  expect(compare([unclear], [done])).toMatchObject({
    issues: [],
    unclear: 1,
    reconcilable: { writes: 1, avoidable: 1 },
  })
})
