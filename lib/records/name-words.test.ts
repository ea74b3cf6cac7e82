import { describe, expect, it } from 'vitest'
import type { FieldWord } from './field-words'
import { meaningsOf, wordsInName } from './name-words'

const has = (name: string, ...wanted: FieldWord[]) =>
  wanted.every((meaning) => meaningsOf(name).some((meanings) => meanings.has(meaning)))

describe('words of a name', () => {
  it.each([
    ['applicantEmail', ['applicant', 'email']],
    ['Job_ID', ['job', 'id']],
    ['HTTPStatusCode', ['http', 'status', 'code']],
    ['candidate.first-name', ['candidate', 'first', 'name']],
    ['E-Mail-Adresse', ['e', 'mail', 'adresse']],
    ['Größe2Total', ['grosse2', 'total']],
  ])('%s', (name, words) => {
    expect(wordsInName(name)).toEqual(words)
  })
})

describe('what a name means', () => {
  it.each<[string, FieldWord[]]>([
    ['E-Mail', ['email']],
    ['EMailAdresse', ['email']],
    ['Stellenbezeichnung', ['title']],
    ['stellenid', ['job', 'id']],
    ['BewerbungsNr', ['application', 'code']],
    ['AbteilungsKuerzel', ['team', 'code']],
    ['id_vacante', ['id', 'job']],
    ['prénom', ['first']],
    ['応募者メールアドレス', ['person', 'email']],
    ['职位编号', ['job', 'code']],
    ['numer_telefonu', ['phone']],
    ['isClosed', ['closed']],
  ])('%s', (name, wanted) => {
    expect(has(name, ...wanted)).toBe(true)
  })

  it('is unknown for made-up words, and for words that contain a known one by chance', () => {
    for (const name of ['qopliz', 'emailing', 'idle', 'attic', 'x', '', '___']) expect(meaningsOf(name)).toEqual([])
  })

  it('is found in linear time, up to a maximum length', () => {
    expect(meaningsOf('id'.repeat(100_000))).toEqual([])
  })
})
