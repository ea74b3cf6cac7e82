import { expect, test } from 'vitest'
import { fieldSource } from './field-sources'

const nothing = { locked: new Set<string>(), confirmed: null, guessed: null }

test('names the source of a path: the file, an admin, the desk’s own guess, or the default profile', () => {
  expect(fieldSource('jobs.id', nothing)).toBe('default')
  const guessed = { jobs: { id: '/nr', title: '/titel', team: '/bereich' } }
  expect(fieldSource('jobs.id', { ...nothing, guessed })).toBe('guessed')
  const confirmed = { jobs: { id: '/nr', open: null } }
  expect(fieldSource('jobs.id', { ...nothing, confirmed })).toBe('confirmed')
  expect(fieldSource('jobs.open', { ...nothing, confirmed })).toBe('confirmed')
  expect(fieldSource('jobs.title', { ...nothing, confirmed })).toBe('default')
  expect(fieldSource('jobs.id', { locked: new Set(['jobs.id']), confirmed, guessed })).toBe('file')
})
