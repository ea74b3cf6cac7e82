import { describe, expect, test } from 'vitest'
import { type OutcomeFacts, outcomeOf } from './outcome'
import { dispatchInWords } from './words'

const fresh: OutcomeFacts = {
  kind: 'submit-application',
  state: 'queued',
  result: null,
  uncertainty: null,
  failure: null,
  isHeld: false,
}

describe('the outcome of a dispatch', () => {
  test.each([
    [{ state: 'scheduled' }, 'scheduled', 'Not sent yet'],
    [{ state: 'queued' }, 'waiting', 'Waiting'],
    [{ state: 'backing-off' }, 'waiting', 'Waiting'],
    [{ state: 'sending' }, 'sending', 'Sending'],
    [{ state: 'reconciling' }, 'reconciling', 'Unconfirmed'],
    [{ state: 'needs-decision' }, 'needs-decision', 'Unconfirmed'],
    [{ state: 'needs-decision', kind: 'create-job', uncertainty: { what: 'not-made' } }, 'not-made', 'Was not created'],
    [
      { state: 'needs-decision', kind: 'create-job', uncertainty: { what: 'not-made', listedAtMost: 25 } },
      'needs-decision',
      'Unconfirmed',
    ],
    [{ state: 'abandoned' }, 'abandoned', 'Left unconfirmed'],
    [{ state: 'needs-decision', isHeld: true }, 'held-for-review', 'Held: may have been sent'],
    [{ state: 'scheduled', isHeld: true }, 'held-for-review', 'Held: may have been sent'],
    [{ state: 'cancelled' }, 'cancelled', 'Not sent'],
    [{ state: 'refused' }, 'refused', 'Refused'],
    [
      { state: 'refused', failure: { kind: 'job-unavailable' } },
      'job-unavailable',
      'This job isn’t accepting applications',
    ],
    [{ state: 'refused', kind: 'create-job' }, 'not-created', 'Not created'],
    [{ state: 'succeeded', result: { outcome: 'queued' } }, 'queued', 'Queued'],
    [{ state: 'succeeded', result: { outcome: 'already-applied' } }, 'already-applied', 'Already applied'],
    [{ state: 'succeeded', result: { outcome: 'submitted' } }, 'submitted', 'Submitted'],
    [{ state: 'succeeded', kind: 'create-job', result: { id: null } }, 'created', 'Created'],
    [{ state: 'succeeded', kind: 'set-ai-chat', result: { isOn: true } }, 'switched-on', 'Switched on'],
    [{ state: 'succeeded', kind: 'set-ai-chat', result: { isOn: false } }, 'switched-off', 'Switched off'],
  ] satisfies [Partial<OutcomeFacts>, string, string][])('for %j is %s, "%s"', (facts, outcome, words) => {
    const dispatch = { ...fresh, ...facts }
    expect(outcomeOf(dispatch)).toBe(outcome)
    expect(dispatchInWords(dispatch)).toBe(words)
  })
})
