import { describe, expect, test } from 'vitest'
import { inLanguage, languages } from '../text/language'
import {
  dispatchSubject,
  jobTitleInWords,
  storedChatSubject,
  storedJobSubject,
  switchesOn,
  withTeamName,
} from './subject-in-words'

const german = (kind: string, subject: string, jobId: string | null = null) =>
  inLanguage('de', () => dispatchSubject({ kind, subject, jobId }))

test('is stored in English, whoever records it, as in earlier releases', () => {
  for (const language of languages) {
    const stored = inLanguage(language, () => [
      storedJobSubject(null),
      storedJobSubject('7'),
      storedChatSubject('11', true),
      storedChatSubject('11', false),
    ])
    expect(stored).toEqual(['A job', 'Job 7', 'Team 11 · On', 'Team 11 · Off'])
  }
})

describe('a subject read in German', () => {
  test.each([
    ['submit-application', 'Job 7', '7', 'Stelle 7'],
    ['submit-application', 'A job', null, 'Eine Stelle'],
    ['create-job', 'A job', '7', 'Eine Stelle'],
    ['set-ai-chat', 'Team 11 · On', null, 'Team 11 · An'],
    ['set-ai-chat', 'Team a · b · Off', null, 'Team a · b · Aus'],
  ])('for %s translates “%s” of job %s as “%s”', (kind, subject, jobId, expected) => {
    expect(german(kind, subject, jobId)).toBe(expected)
    expect(inLanguage('en', () => dispatchSubject({ kind, subject, jobId }))).toBe(subject)
  })

  test.each([
    ['submit-application', 'Night baker', '7'],
    ['submit-application', 'Job 7', '8'],
    ['set-ai-chat', 'Team 11', null],
    ['set-ai-chat', 'Team 11 · Perhaps', null],
    ['of a later release', 'Team 11 · On', null],
  ])('for %s leaves “%s” of job %s unchanged', (kind, subject, jobId) => {
    expect(german(kind, subject, jobId)).toBe(subject)
  })

  test('translates a job without a title in a run, keeping its ID', () => {
    expect(inLanguage('de', () => jobTitleInWords('Job 7', '7'))).toBe('Stelle 7')
    expect(inLanguage('de', () => jobTitleInWords('Job 7', '8'))).toBe('Job 7')
  })
})

test('a setting’s subject says in any language whether it switches on', () => {
  for (const isOn of [true, false])
    for (const reader of languages) {
      const stored = { kind: 'set-ai-chat', subject: storedChatSubject('On', isOn), jobId: null }
      const subject = inLanguage(reader, () => dispatchSubject(stored))
      for (const asker of languages) expect(inLanguage(asker, () => switchesOn(subject))).toBe(isOn)
    }
})

test('a setting’s subject has the name of its team', () => {
  for (const [reader, expected] of [
    ['en', 'North · team 11 · On'],
    ['de', 'North · Team 11 · An'],
  ] as const) {
    const named = inLanguage(reader, () => {
      const subject = dispatchSubject({ kind: 'set-ai-chat', subject: storedChatSubject('11', true), jobId: null })
      return withTeamName(subject, '11', 'North')
    })
    expect(named).toBe(expected)
  }
  expect(withTeamName('of a later release', '11', 'North')).toBe('of a later release')
})
