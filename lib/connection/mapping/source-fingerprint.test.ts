import { tmpdir } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { setTestEnvironment } from '../../testing/test-store'
import { takeGuess } from '../guess/note-answers'
import { displayFingerprint } from './display-fingerprint'
import { sourceFingerprint } from './source-fingerprint'

beforeAll(() => setTestEnvironment(tmpdir()))

const take = (applicants: Record<string, string>) =>
  takeGuess({
    applicants: { patch: applicants, key: 'reads', records: 100, guesses: {}, isJoined: true },
    jobs: null,
  })

test('a list can go on when a field of its records has been guessed, and starts over when the list is elsewhere', () => {
  take({ items: '/people', name: '/title' })
  const before = { display: displayFingerprint(), source: sourceFingerprint() }
  take({ items: '/people', name: '/title', phone: '/tel' })
  expect(displayFingerprint()).not.toBe(before.display)
  expect(sourceFingerprint()).toBe(before.source)
  take({ items: '/rows', name: '/title' })
  expect(sourceFingerprint()).not.toBe(before.source)
})
