import { Circle } from 'lucide-react'
import { expect, test } from 'vitest'
import type { PaletteEntry } from './palette-entry'
import { recentExcept, withRecent } from './recent-entries'

const screen = (name: string): PaletteEntry => ({
  id: name,
  label: name,
  details: [],
  icon: Circle,
  does: { href: name === 'home' ? '/' : '/jobs' },
})
const ids = (entries: readonly PaletteEntry[]) => entries.map(({ id }) => id)
const names = (entries: readonly PaletteEntry[]) => entries.map(({ label }) => label)

test('lists the latest entry first, each once, and keeps only the last few', () => {
  let entries: readonly PaletteEntry[] = []
  for (const name of ['a', 'b', 'a', 'c']) entries = withRecent(entries, screen(name))
  expect(ids(entries)).toEqual(['c', 'a', 'b'])
  for (const name of ['d', 'e', 'f', 'g']) entries = withRecent(entries, screen(name))
  expect(ids(entries)).toEqual(['g', 'f', 'e', 'd', 'c', 'a'])
})

test('offers five entries, never the open screen', () => {
  const entries = [screen('home'), ...['a', 'b', 'c', 'd', 'e'].map(screen)]
  expect(names(recentExcept(entries, '/'))).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(names(recentExcept(entries, '/people'))).toEqual(['home', 'a', 'b', 'c', 'd'])
})

test('distinguishes a recent entry from its screen, and visiting it again is the same entry', () => {
  const [recent] = recentExcept([screen('a')], '/people')
  expect(recent?.id).not.toBe('a')
  expect(recent && ids(withRecent([screen('b'), screen('a')], recent))).toEqual(['a', 'b'])
})
