import { expect, test } from 'vitest'
import { viewErrorInWords } from './view-error'

test.each([
  [{ state: 'invalid' as const, errors: { '/name': 'At most 60 characters', '': 'no' } }, 'At most 60 characters'],
  [{ state: 'invalid' as const, errors: { '': 'This is not a view' } }, 'This is not a view'],
  [{ state: 'invalid' as const, errors: {} }, 'This view can’t be saved'],
  [{ state: 'refused' as const, reason: 'You keep 100 views' }, 'You keep 100 views'],
  [{ state: 'not-allowed' as const, reason: 'Your role' }, 'Your role'],
  [{ state: 'desk-unreachable' as const, errorId: null }, 'The desk cannot be reached. Try again in a moment.'],
  [
    { state: 'desk-unreachable' as const, errorId: '7F3K-2Q' },
    'Something went wrong here. Error ID 7F3K-2Q. Try again in a moment.',
  ],
])('shows the answer %o as %s', (answer, words) => {
  expect(viewErrorInWords(answer)).toBe(words)
})
