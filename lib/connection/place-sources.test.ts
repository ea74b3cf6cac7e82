import { expect, test } from 'vitest'
import { placeSource } from './place-sources'

const nothing = { locked: new Set<string>(), confirmed: null, guessed: null }

test('names who said where a value is: the file, an admin, the desk’s own guess, or the profile that ships', () => {
  expect(placeSource('jobs.id', nothing)).toBe('default')
  const guessed = { jobs: { id: '/nr', title: '/titel', team: '/bereich' } }
  expect(placeSource('jobs.id', { ...nothing, guessed })).toBe('guessed')
  const confirmed = { jobs: { id: '/nr', open: null } }
  expect(placeSource('jobs.id', { ...nothing, confirmed })).toBe('confirmed')
  expect(placeSource('jobs.open', { ...nothing, confirmed })).toBe('confirmed')
  expect(placeSource('jobs.title', { ...nothing, confirmed })).toBe('default')
  expect(placeSource('jobs.id', { locked: new Set(['jobs.id']), confirmed, guessed })).toBe('file')
})
