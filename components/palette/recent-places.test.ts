import { Circle } from 'lucide-react'
import { expect, test } from 'vitest'
import type { PaletteEntry } from './palette-entry'
import { recentExcept, withRecent } from './recent-places'

const screen = (name: string): PaletteEntry => ({
  id: name,
  label: name,
  details: [],
  icon: Circle,
  does: { href: name === 'home' ? '/' : '/jobs' },
})
const ids = (places: readonly PaletteEntry[]) => places.map(({ id }) => id)
const names = (places: readonly PaletteEntry[]) => places.map(({ label }) => label)

test('the latest place comes first, each one once, and only the last few are kept', () => {
  let places: readonly PaletteEntry[] = []
  for (const name of ['a', 'b', 'a', 'c']) places = withRecent(places, screen(name))
  expect(ids(places)).toEqual(['c', 'a', 'b'])
  for (const name of ['d', 'e', 'f', 'g']) places = withRecent(places, screen(name))
  expect(ids(places)).toEqual(['g', 'f', 'e', 'd', 'c', 'a'])
})

test('five places are offered, and never the one that is open', () => {
  const places = [screen('home'), ...['a', 'b', 'c', 'd', 'e'].map(screen)]
  expect(names(recentExcept(places, '/'))).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(names(recentExcept(places, '/people'))).toEqual(['home', 'a', 'b', 'c', 'd'])
})

test('a recent place is told apart from its screen, and going there again is the same place', () => {
  const [recent] = recentExcept([screen('a')], '/people')
  expect(recent?.id).not.toBe('a')
  expect(recent && ids(withRecent([screen('b'), screen('a')], recent))).toEqual(['a', 'b'])
})
