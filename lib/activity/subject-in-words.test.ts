import { expect, test } from 'vitest'
import { runInRequest } from '../runtime/request-context'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { openTestStore } from '../testing/test-store'
import { inLanguage } from '../text/language'
import { recordAccount } from './record-account'
import { recordConnection } from './record-connection'
import { erasedInWords, recordErasure } from './record-erasure'
import { entrySubject, storedSubject } from './subject-in-words'
import { entryWords } from './words'

const inGerman = <T>(work: () => T) => runInRequest({ requestId: 'r', address: 'none', language: 'de' }, work)
const admin = { id: 'ada', name: 'Ada' }
const entry = { jobId: null, accountId: null, teamId: null, outcome: '', exported: null }
const german = (given: { kind: string; subject: string; accountId?: string }) =>
  inLanguage('de', () => entrySubject({ ...entry, ...given }))

test.each([
  ['erasure', 'an applicant', 'eine Person, die sich beworben hat'],
  ['erasure', 'a former colleague', 'ein früheres Mitglied'],
  ['connection', 'New job', 'Neue Stelle'],
  ['connection', 'Application', 'Bewerbung'],
  ['connection', 'AI chat', 'KI-Chat'],
  ['connection', 'version 3', 'Version 3'],
  ['connection', 'field profile, version 12', 'Feldprofil, Version 12'],
  ['connection', 'field profile, back to version 2', 'Feldprofil, zurück zu Version 2'],
  ['connection', 'warning about changed fields', 'Warnung vor geänderten Feldern'],
  ['connection', 'team 11: North', 'Team 11: North'],
  ['connection', 'team 11, name removed', 'Team 11, Name entfernt'],
  ['connection', 'search over all applicants', 'Suche über alle Bewerbenden'],
  ['restore', 'Held jobs', 'Angehaltene Stellen'],
  ['restore', 'All held writes', 'Alle angehaltenen Sendungen'],
  ['restore', 'Several held writes', 'Mehrere angehaltene Sendungen'],
  ['restore', '1 unsent write', '1 nicht gesendete Sendung'],
  ['restore', '1250 unsent writes', '1.250 nicht gesendete Sendungen'],
])('for %s, reads the stored “%s” of every release as “%s”', (kind, subject, expected) => {
  expect(german({ kind, subject })).toBe(expected)
  expect(inLanguage('en', () => entrySubject({ ...entry, kind, subject }))).toBe(subject)
})

test.each([
  ['erasure', 'Anna Bell'],
  ['connection', 'POST /jobs'],
  ['connection', 'something of a later release, version 3'],
  ['restore', 'Night baker'],
  ['sign-in', 'everyone'],
])('for %s, shows the subject “%s” unchanged', (kind, subject) => {
  expect(german({ kind, subject })).toBe(subject)
})

test('shows only the team for an AI chat setting, as the outcome says whether it is on', () => {
  const chat = { ...entry, kind: 'set-ai-chat', subject: 'Team 11 · On', teamId: '11' }
  expect(entrySubject({ ...chat, outcome: 'switched-on' })).toBe('Team 11')
  expect(entrySubject({ ...chat, outcome: 'refused' }), 'what was wanted').toBe('Team 11 · On')
  expect(inLanguage('de', () => entrySubject({ ...chat, outcome: 'waiting' }))).toBe('Team 11 · An')
})

test('shows the desk’s name for a team, with its ID, whatever was stored', () => {
  const chat = { ...entry, kind: 'set-ai-chat', subject: 'Team 11 · On', teamId: '11' }
  expect(entrySubject({ ...chat, outcome: 'switched-on' }, 'North')).toBe('North · team 11')
  expect(entrySubject({ ...chat, outcome: 'refused' }, 'North')).toBe('North · team 11 · On')
  expect(inLanguage('de', () => entrySubject({ ...chat, outcome: 'waiting' }, 'Nord'))).toBe('Nord · Team 11 · An')
})

test('translates a rule for everyone, but not a person of that name', () => {
  expect(german({ kind: 'account', subject: 'everyone', accountId: '' })).toBe('alle')
  expect(german({ kind: 'account', subject: 'everyone', accountId: 'eve' })).toBe('everyone')
})

test('stores what is recorded on a German desk in English, and shows it in German', async () => {
  const report = {
    erased: 3,
    left: 0,
    holdings: [
      { name: 'drafts', title: 'Entwürfe von Formularen', erased: 2, left: 0 },
      { name: 'views', title: 'Gespeicherte Ansichten', erased: 1, left: 0 },
    ],
  } as const
  await openTestStore()
  await inGerman(async () => {
    expect(entryWords.subjects.search).toBe('Suche über alle Bewerbenden')
    await recordErasure('applicant', { ...report, holdings: [...report.holdings] }, admin)
    await recordConnection(
      'index-switched-on',
      admin,
      storedSubject(({ search }) => search),
    )
    await recordAccount('second-factor-required', admin, { id: '', name: storedSubject(({ everyone }) => everyone) })
  })
  const stored = await store().select().from(activity)
  expect(stored.map(({ subject }) => subject).sort()).toEqual([
    'an applicant',
    'everyone',
    'search over all applicants',
  ])
  const details = stored.find(({ kind }) => kind === 'erasure')?.details
  expect(details).toEqual({ erased: 3, left: 0, records: ['Drafts of forms: 2', 'Saved views: 1'] })
  const read = { erased: 3, left: 0, records: ['Drafts of forms: 2', 'Of a later release: 4', 'Activity'] }
  expect(inGerman(() => erasedInWords(read).records)).toEqual([
    'Entwürfe von Formularen: 2',
    'Of a later release: 4',
    'Activity',
  ])
  expect(erasedInWords(read)).toEqual(read)
  expect(inGerman(() => erasedInWords({ erased: 1 }))).toEqual({ erased: 1 })
})
