import { expect, test } from 'vitest'
import type { Step } from '@/lib/dispatch/contract'
import { howKnown } from './how-known'

const at = '2026-11-21T10:00:00.000Z'
const found: Step = { at, what: 'reconciled', outcome: 'succeeded' }

test.each<[string, Step[], RegExp | null]>([
  ['a success response', [{ at, what: 'answered', outcome: 'succeeded' }], null],
  ['a lost connection', [{ at, what: 'answered', outcome: 'connection-lost' }, found], /answer was lost/],
  ['a 504', [{ at, what: 'answered', outcome: 'too-slow' }, found], /no clear answer/],
  ['a crash', [{ at, what: 'sent' }, { at, what: 'lease-expired' }, found], /desk was stopped/],
  ['a choice', [found, { at, what: 'chosen', by: 'Rosa' }], /^Rosa picked it/],
  [
    'a success response after a resend',
    [
      { at, what: 'lease-expired' },
      { at, what: 'reconciled', outcome: 'not-made' },
      { at, what: 'answered', outcome: 'succeeded' },
    ],
    null,
  ],
])('after %s', (_, timeline, words) => {
  const sentence = howKnown(timeline)
  if (words === null) expect(sentence).toBeNull()
  else expect(sentence).toMatch(words)
})
