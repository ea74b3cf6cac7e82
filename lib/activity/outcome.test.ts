import { describe, expect, test } from 'vitest'
import { type OutcomeFacts, outcomeOf } from './outcome'
import { dispatchInWords } from './words'

const at = '2026-02-27T10:00:00.000Z'
const fresh: OutcomeFacts = {
  kind: 'submit-application',
  state: 'waiting',
  nextAt: null,
  settledAt: null,
  done: null,
  finding: null,
  failure: null,
}
const settled = { settledAt: at }

describe('the verdict of a dispatch', () => {
  test.each([
    [{ state: 'held', nextAt: at }, 'held', 'Not sent yet'],
    [{ nextAt: at }, 'waiting', 'Waiting'],
    [{ state: 'sending' }, 'sending', 'Sending'],
    [{ state: 'unclear', nextAt: at }, 'checking', 'Not known yet'],
    [{ state: 'unclear' }, 'unclear', 'Not known yet'],
    [{ state: 'unclear', kind: 'create-job', finding: { what: 'not-made' } }, 'not-made', 'Was not created'],
    [{ state: 'unclear', ...settled }, 'left', 'Left unclear'],
    [{ state: 'cancelled', ...settled }, 'cancelled', 'Not sent'],
    [{ state: 'refused', ...settled }, 'refused', 'Refused'],
    [
      { state: 'refused', ...settled, failure: { kind: 'job-unavailable' } },
      'job-unavailable',
      'Job closed or missing',
    ],
    [{ state: 'refused', ...settled, kind: 'create-job' }, 'not-created', 'Not created'],
    [{ state: 'done', ...settled, done: { outcome: 'queued' } }, 'queued', 'Queued'],
    [{ state: 'done', ...settled, done: { outcome: 'already-applied' } }, 'already-applied', 'Already applied'],
    [{ state: 'done', ...settled, done: { outcome: 'submitted' } }, 'submitted', 'Submitted'],
    [{ state: 'done', ...settled, kind: 'create-job', done: { id: null } }, 'created', 'Created'],
    [{ state: 'done', ...settled, kind: 'set-ai-chat', done: { isOn: true } }, 'switched-on', 'Switched on'],
    [{ state: 'done', ...settled, kind: 'set-ai-chat', done: { isOn: false } }, 'switched-off', 'Switched off'],
  ] satisfies [Partial<OutcomeFacts>, string, string][])('of %j is %s, "%s"', (facts, verdict, words) => {
    const dispatch = { ...fresh, ...facts }
    expect(outcomeOf(dispatch)).toBe(verdict)
    expect(dispatchInWords(dispatch)).toBe(words)
  })
})
