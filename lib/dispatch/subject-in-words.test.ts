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

test('is stored in English, whoever records it, as earlier releases have stored it', () => {
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

describe('read in German', () => {
  test.each([
    ['submit-application', 'Job 7', '7', 'Stelle 7'],
    ['submit-application', 'A job', null, 'Eine Stelle'],
    ['create-job', 'A job', '7', 'Eine Stelle'],
    ['set-ai-chat', 'Team 11 · On', null, 'Team 11 · An'],
    ['set-ai-chat', 'Team a · b · Off', null, 'Team a · b · Aus'],
  ])('the %s “%s” of job %s is “%s”', (kind, subject, jobId, expected) => {
    expect(german(kind, subject, jobId)).toBe(expected)
    expect(inLanguage('en', () => dispatchSubject({ kind, subject, jobId }))).toBe(subject)
  })

  test.each([
    ['submit-application', 'Night baker', '7'],
    ['submit-application', 'Job 7', '8'],
    ['set-ai-chat', 'Team 11', null],
    ['set-ai-chat', 'Team 11 · Perhaps', null],
    ['of a later release', 'Team 11 · On', null],
  ])('the %s “%s” of job %s stays', (kind, subject, jobId) => {
    expect(german(kind, subject, jobId)).toBe(subject)
  })

  test('a job of a run without a title has its id in words', () => {
    expect(inLanguage('de', () => jobTitleInWords('Job 7', '7'))).toBe('Stelle 7')
    expect(inLanguage('de', () => jobTitleInWords('Job 7', '8'))).toBe('Job 7')
  })
})

test('a setting says in any language whether it switches on', () => {
  for (const isOn of [true, false])
    for (const reader of languages) {
      const stored = { kind: 'set-ai-chat', subject: storedChatSubject('On', isOn), jobId: null }
      const subject = inLanguage(reader, () => dispatchSubject(stored))
      for (const asker of languages) expect(inLanguage(asker, () => switchesOn(subject))).toBe(isOn)
    }
})

test('a setting of a team that has a name is read with that name', () => {
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
