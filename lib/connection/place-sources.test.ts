import { expect, test } from 'vitest'
import { placeSource } from './place-sources'

const nothing = { locked: new Set<string>(), confirmed: null, guessed: null }

test('names who said where a value is: the file before admins, admins before a guess, a guess before the default', () => {
  const guessed = { jobs: { id: '/nr', title: '/titel', team: '/bereich' } }
  expect(placeSource('jobs.id', nothing)).toBe('default')
  expect(placeSource('jobs.id', { ...nothing, guessed })).toBe('guessed')
  const confirmed = { jobs: { id: '/nr', open: null } }
  expect(placeSource('jobs.id', { ...nothing, guessed, confirmed })).toBe('confirmed')
  expect(placeSource('jobs.open', { ...nothing, guessed, confirmed })).toBe('confirmed')
  const locked = new Set(['jobs.id'])
  expect(placeSource('jobs.id', { locked, confirmed, guessed })).toBe('file')
})

test('leaves guesses out once a file or an admin has said anything', () => {
  const guessed = { jobs: { team: '/bereich' } }
  expect(placeSource('jobs.team', { ...nothing, guessed, confirmed: { jobs: { id: '/nr' } } })).toBe('default')
  expect(placeSource('jobs.team', { ...nothing, guessed, locked: new Set(['jobs.id']) })).toBe('default')
})
