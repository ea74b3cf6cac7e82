import { expect, test } from 'vitest'
import { makeRun } from '../../../lib/testing/fake-run'
import { runGroup } from '../../tray/tray-summary'
import { sentPercent } from './run-facts'
import { endInWords, progressInWords, stateInWords, uploadedRowsInWords } from './run-words'

const endedAt = '2026-01-01T01:00:00.000Z'

test('an active run says what was sent and what needs a decision, and counts held or cancelled rows as not sent', () => {
  const run = makeRun({
    counts: { submitted: 1_200, refused: 37, 'needs-decision': 3, held: 60, waiting: 3_390, sending: 10 },
  })
  expect(progressInWords(run)).toBe('1,240 of 4,700 sent · 63 need a decision')
  expect(sentPercent([run])).toBe(26)
})

test('a held run says how many rows may have been sent, and that it needs the reader even if paused', () => {
  const run = makeRun({ isHeld: true, state: 'paused', counts: { submitted: 3, 'held-for-review': 37 } })
  expect(progressInWords(run)).toBe('3 of 40 sent · 37 may have been sent')
  expect(runGroup(run)).toBe('needs-you')
})

test('says how many rows of the upload were left out, unless there are none or it is unknown', () => {
  const run = { counts: { submitted: 38 } }
  const leftOut = { byPerson: 1, kinds: { missing: 1, 'applied-before': 1 } }
  expect(uploadedRowsInWords(makeRun({ ...run, leftOut }))).toBe('38 of 41 rows · 3 left out')
  expect(uploadedRowsInWords(makeRun({ ...run, leftOut: { byPerson: 0, kinds: {} } }))).toBe('38 rows')
  expect(uploadedRowsInWords(makeRun({ ...run, leftOut: null }))).toBe('38 rows')
})

test('uses the singular for one row that needs the user', () => {
  expect(progressInWords(makeRun({ counts: { 'needs-decision': 1, waiting: 1 } }))).toBe(
    '1 of 2 sent · 1 needs a decision',
  )
})

test('shows a hundred percent only when the last row was sent', () => {
  expect(sentPercent([makeRun({ counts: { submitted: 4_699, sending: 1 } })])).toBe(99)
  expect(sentPercent([makeRun({ counts: { submitted: 4_700 } })])).toBe(100)
})

test('shows 0 percent for an empty run', () => {
  expect(sentPercent([makeRun()])).toBe(0)
})

test('summarizes a finished run by its outcomes, without those that have no rows', () => {
  const run = makeRun({ endedAt, state: 'finished', counts: { submitted: 4_650, 'already-applied': 50 } })
  expect(endInWords(run)).toBe('All 4,700 are done: 4,650 submitted, 50 already applied.')
  expect(stateInWords(run)).toEqual({ tone: 'good', text: 'Finished' })
})

test('does not say that a finished run is complete when rows need a decision', () => {
  const run = makeRun({ endedAt, state: 'finished', counts: { submitted: 90, 'needs-decision': 4, held: 6 } })
  expect(endInWords(run)).toBe('90 of 100 are done: 90 submitted. Not done: 4 unconfirmed, 6 on hold.')
  expect(stateInWords(run).text).toBe('Needs a decision')
})

test('does not say that a finished run with rejected rows is complete, and says that some were rejected', () => {
  const run = makeRun({ endedAt, state: 'finished', counts: { submitted: 4, queued: 35, refused: 1 } })
  expect(stateInWords(run)).toEqual({ tone: 'bad', text: 'Finished · 1 refused' })
  expect(endInWords(run)).toBe('39 of 40 are done: 4 submitted, 35 queued. Not done: 1 refused.')
})

test('mentions no completed rows when there were none', () => {
  const run = makeRun({ endedAt, state: 'finished', rows: 6, counts: { refused: 4, held: 2 } })
  expect(endInWords(run)).toBe('None of the 6 are done: 4 refused, 2 on hold.')
})

test('says who cancelled a run, and how much was sent', () => {
  const run = makeRun({ endedAt, state: 'cancelled', endedBy: 'Rosa', counts: { submitted: 10, cancelled: 90 } })
  expect(endInWords(run)).toBe('Cancelled by Rosa after 10 of 100: 10 submitted, 90 not sent.')
  expect(stateInWords(run).text).toBe('Cancelled')
})

test('has no end summary for an active run', () => {
  expect(endInWords(makeRun({ counts: { waiting: 5 } }))).toBeNull()
})
