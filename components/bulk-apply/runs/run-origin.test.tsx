import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeRun } from '@/lib/testing/fake-run'
import { AdminProvider } from '../../api/role-context'
import { showsTrials } from './run-facts'
import { RunOrigin } from './run-origin'

const draw = (run: Parameters<typeof makeRun>[0], isAdmin = false) =>
  renderToStaticMarkup(
    <AdminProvider value={isAdmin}>
      <RunOrigin run={makeRun(run)} />
    </AdminProvider>,
  )

test('says how many rows a run has and who started it, and for a draft only who did', () => {
  expect(draw({ counts: { submitted: 1 } })).toBe('1 row · Rosa')
  expect(draw({ state: 'draft' })).toBe('Rosa')
})

test('says how many rows of the upload are in the run', () => {
  expect(draw({ counts: { submitted: 2 }, leftOut: { byPerson: 1, kinds: {} } })).toBe(
    '2 of 3 rows · 1 left out · Rosa',
  )
})

test('says how many rows were sent again', () => {
  expect(draw({ counts: { submitted: 2 }, resent: 1 })).toBe('2 rows · 1 sent again · Rosa')
})

test('leads admins to the person who started it', () => {
  expect(draw({}, true)).toMatch(/<a [^>]*href="\/people\?person=[^"]+"[^>]*>Rosa<\/a>/)
})

test('explains trial rows only when they are listed separately from queued rows', () => {
  expect(showsTrials(makeRun({ counts: { submitted: 1, queued: 9, waiting: 30 } }))).toBe(true)
  expect(showsTrials(makeRun({ counts: { submitted: 10, waiting: 30 } }))).toBe(false)
  expect(showsTrials(makeRun({ counts: { queued: 9, refused: 1, waiting: 30 } }))).toBe(false)
})

test.each(['finished', 'cancelled'] as const)('still explains trial rows once a run is %s', (state) => {
  expect(showsTrials(makeRun({ state, counts: { submitted: 1, queued: 39 } }))).toBe(true)
})
