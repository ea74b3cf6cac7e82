import { expect, test } from 'vitest'
import { placeSource } from './place-sources'

const nothing = { locked: new Set<string>(), confirmed: null, guessed: null }

test('names the source of a path: the file, an admin, the desk’s own guess, or the default profile', () => {
  expect(placeSource('jobs.id', nothing)).toBe('default')
  const guessed = { jobs: { id: '/nr', title: '/titel', team: '/bereich' } }
  expect(placeSource('jobs.id', { ...nothing, guessed })).toBe('guessed')
  const confirmed = { jobs: { id: '/nr', open: null } }
  expect(placeSource('jobs.id', { ...nothing, confirmed })).toBe('confirmed')
  expect(placeSource('jobs.open', { ...nothing, confirmed })).toBe('confirmed')
  expect(placeSource('jobs.title', { ...nothing, confirmed })).toBe('default')
  expect(placeSource('jobs.id', { locked: new Set(['jobs.id']), confirmed, guessed })).toBe('file')
})
