import { expect, test } from 'vitest'
import { inLanguage, type Language } from '@/lib/text/language'
import { rankEntries } from '../../palette/rank-entries'
import { deskCommands } from './desk-commands'

const labelsOf = (...asked: Parameters<typeof deskCommands>) => {
  const { actions, screens, mainActions } = deskCommands(...asked)
  return Object.fromEntries(
    Object.entries({ actions, screens, mainActions }).map(([name, entries]) => [
      name,
      entries.map(({ label }) => label),
    ]),
  )
}

test('offers a viewer only what viewers may do', () => {
  const { actions, screens, mainActions } = labelsOf('viewer', 'light')
  expect(mainActions).toEqual([])
  expect(actions).toEqual([
    'Your account',
    'Keys',
    'Switch theme: system',
    'Switch theme: dark',
    'Switch to German',
    'Sign out',
  ])
  expect(screens).toEqual(['Overview', 'Applicants', 'Jobs', 'AI chat', 'Activity'])
})

test('also offers recruiters writing, and admins managing', () => {
  expect(labelsOf('recruiter', 'light').mainActions).toEqual(['New job', 'Easy apply', 'Bulk apply'])
  expect(labelsOf('recruiter', 'light').actions).not.toContain('Find and erase a person')
  const admin = labelsOf('admin', 'dark')
  expect(admin.actions).toEqual(expect.arrayContaining(['New job', 'Invite person', 'Find and erase a person']))
  expect(admin.screens).toEqual(expect.arrayContaining(['Connection', 'People']))
})

test('offers nothing twice', () => {
  const { actions, screens } = deskCommands('admin', 'system')
  const ids = [...actions, ...screens].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each<[Language, string]>([
  ['en', 'Switch to German'],
  ['de', 'Auf Englisch umstellen'],
])('on a desk in %s, finds the other language by its name in either language', (language, label) => {
  for (const typed of ['language', 'Sprache', 'deutsch', 'English', label]) {
    const found = inLanguage(language, () => rankEntries(deskCommands('viewer', 'light').actions, typed)[0])
    expect(found?.label, typed).toBe(label)
  }
})
