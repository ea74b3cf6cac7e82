import { Circle } from 'lucide-react'
import { expect, test } from 'vitest'
import type { PaletteEntry } from './palette-entry'
import { rankEntries } from './rank-entries'

const entry = (label: string, detail = '', keywords: string[] = []): PaletteEntry => ({
  id: label,
  label,
  details: [detail],
  keywords,
  icon: Circle,
  does: () => {},
})

const entries = [
  entry('Overview', '', ['dashboard']),
  entry('Bulk apply', '', ['upload', 'csv']),
  entry('Easy apply'),
  entry('Applicants', '', ['candidates']),
  entry('Café Zürich', 'Team 11'),
]
const labels = (typed: string) => rankEntries(entries, typed).map(({ label }) => label)

test('lists entries in which each typed word begins a word, in any order and spelling', () => {
  expect(labels('apply')).toEqual(['Bulk apply', 'Easy apply'])
  expect(labels('APPLY ea')).toEqual(['Easy apply'])
  expect(labels('cafe zur')).toEqual(['Café Zürich'])
  expect(labels('ply')).toEqual([])
  expect(labels('apply missing')).toEqual([])
})

test('ranks labels that begin with the text first, and keyword matches last', () => {
  expect(labels('app')).toEqual(['Applicants', 'Bulk apply', 'Easy apply'])
  expect(
    rankEntries([entry('A', '', ['team']), entry('B', 'Team 1'), entry('Night team')], 'team').map(
      ({ label }) => label,
    ),
  ).toEqual(['Night team', 'A', 'B'])
})

test('one or two letters match only the beginning of an entry', () => {
  expect(labels('ap')).toEqual(['Applicants'])
  expect(labels('cs')).toEqual([])
})

test('matches keywords and details, and keeps the order for an empty query', () => {
  expect(labels('csv')).toEqual(['Bulk apply'])
  expect(labels('team 11 cafe')).toEqual(['Café Zürich'])
  expect(labels('  ')).toEqual(entries.map(({ label }) => label))
})
