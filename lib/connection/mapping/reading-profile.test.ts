import { tmpdir } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { setTestEnvironment } from '../../testing/test-store'
import type { KeptGuess } from '../guess/mapping-guess'
import { takeGuess } from '../guess/note-answers'
import { displayProfile } from '../profile'
import { readingFingerprint, readingProfile } from './reading-profile'

beforeAll(() => setTestEnvironment(tmpdir()))

const guess = (value: unknown, confidence: KeptGuess['confidence'] = 'sure'): KeptGuess => ({
  value,
  confidence,
  reasons: [],
})
const take = (guesses: Record<string, KeptGuess>) =>
  takeGuess({ applicants: { patch: null, key: 'reads', records: 100, guesses, isJoined: true }, jobs: null })

test('reads fields the profile does not map as guessed, and shows lists as before', () => {
  const before = readingFingerprint()
  take({
    status: guess('/status', 'likely'),
    time: guess({ at: '/applied', format: 'seconds' }),
    team: guess('/other'),
  })
  expect(readingProfile().applicants).toMatchObject({
    status: '/status',
    time: { at: '/applied', format: 'seconds' },
    team: displayProfile().applicants.team,
  })
  expect(displayProfile().applicants.status).toBeUndefined()
  expect(readingFingerprint()).not.toBe(before)
})

test('does not read a merely possible field, nor one that is not a field', () => {
  take({ status: guess('/status', 'open') })
  expect(readingProfile().applicants.status).toBeUndefined()
  take({ status: guess('no path'), time: guess('/applied_at') })
  expect(readingProfile()).toBe(displayProfile())
})
