import { describe, expect, test } from 'vitest'
import { inLanguage } from '../text/language'
import { discoverColumns, headerOf, parseColumns, rowMaker, withTeamNames, withWholeName } from './export-columns'

const record = { id: '9007199254740993', name: 'Ada', job: { id: 7, title: 'Cook', at: null }, tags: ['a', 'b'] }

describe('the columns of the query', () => {
  const parse = (query: string) => parseColumns(new URLSearchParams(query).getAll('columns'))

  test('are JSON Pointers in order, without repetitions, or null for none', () => {
    expect(parse('')).toEqual({ columns: null })
    expect(parse('columns=/name&columns=/a~1b&columns=/name')).toEqual({ columns: ['/name', '/a~1b'] })
  })

  test.each(['columns=name', 'columns=', 'columns=/a~2', 'columns=/ok&columns==1+1'])('reject %s', (query) =>
    expect(parse(query)).toEqual({ fault: expect.stringContaining('JSON Pointers') }),
  )

  test('are limited to 200', () => {
    const query = (count: number) => Array.from({ length: count }, (_, index) => `columns=/f${index}`).join('&')
    expect(parse(query(200))).toMatchObject({ columns: expect.any(Array) })
    expect(parse(query(201))).toMatchObject({ fault: expect.stringContaining('200') })
  })
})

describe('discovered columns', () => {
  test('are those of the profile, then other fields of the records', () => {
    expect(discoverColumns(['/name', '/email'], [record, { id: 1, 'x/y': 2 }])).toEqual([
      ...['/name', '/email', '/id', '/job', '/tags', '/x~1y'],
    ])
  })

  test('include the other parts of a field when the profile shows one part', () => {
    expect(discoverColumns(['/job/title'], [record])).toEqual([
      ...['/job/title', '/id', '/name', '/job/id', '/job/at', '/tags'],
    ])
  })

  test('are limited to 200', () => {
    const wide = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, index]))
    expect(discoverColumns(['/name'], [wide])).toHaveLength(200)
  })
})

describe('a row', () => {
  const row = (columns: string[], of: Record<string, unknown> = record) => rowMaker(columns, true)(of)

  test('has only the chosen columns, in their order', () => {
    expect(headerOf(['/tags', '/name'], false)).toEqual(['Tags', 'Name'])
    expect(rowMaker(['/tags', '/missing', '/name'], false)(record)).toEqual(['a; b', '', 'Ada'])
  })

  test('has a cell for each column, and everything else in the last one', () => {
    expect(headerOf(['/name'], true)).toEqual(['Name', 'Other fields'])
    expect(row(['/name', '/missing'])).toEqual([
      'Ada',
      '',
      '{"id":"9007199254740993","job":{"id":7,"title":"Cook","at":null},"tags":["a","b"]}',
    ])
  })

  test('formats lists and times for people, and leaves missing values empty', () => {
    const columns = ['/tags', '/at', '/answers', '/job']
    const sent = {
      tags: ['=1+1', 'b'],
      at: '2026-11-26T20:17:45Z',
      answers: [{ question: 'Can you drive?', answer: 'yes' }],
      job: { id: 7 },
    }
    const cells = ["'=1+1; b", '2026-11-26 21:17', 'Can you drive?: yes', '{"id":7}']
    expect(rowMaker(columns, false, { timeZone: 'Europe/Berlin' })(sent)).toEqual(cells)
  })

  test('writes other nested values as JSON, and nothing twice', () => {
    expect(row(['/id', '/name', '/job/title', '/tags'])).toEqual([
      '9007199254740993',
      'Ada',
      'Cook',
      'a; b',
      '{"job":{"id":7,"at":null}}',
    ])
    expect(row(['/id', '/name', '/job/id', '/job', '/tags']).at(-1)).toBe('')
    expect(row(['/id', '/name', '/job/id', '/job/title', '/job/at', '/tags/0']).at(-1)).toBe('{"tags":["a","b"]}')
  })

  test('keeps fields with unusual names', () => {
    const strange = JSON.parse('{"__proto__": {"a": 1}, "constructor": "=1"}')
    expect(row([], strange)).toEqual(['{"__proto__":{"a":1},"constructor":"=1"}'])
    expect(row(['/constructor'], strange)).toEqual(["'=1", '{"__proto__":{"a":1}}'])
    expect(row(['/constructor'], {})).toEqual(['', ''])
  })
})

describe('the header', () => {
  test('uses the same column names as the screen', () => {
    const columns = ['/name', '/job/name', '/experience/last_role', '/applied_at', '/team_id']
    const names = ['Name', 'Job name', 'Experience last role', 'Applied at', 'Team ID']
    expect(headerOf(columns, false, { jobTitle: '/job/name' })).toEqual(names)
  })

  test('omits the name of an object that contains everything, as the screen does', () => {
    expect(headerOf(['/candidate/email'], false, { columns: ['/candidate/name', '/candidate/email'] })).toEqual([
      'Email',
    ])
  })

  test('has no duplicate names', () => {
    const columns = ['/status', '/Status', '/contact/e_mail', '/contact_e-mail', '/other_fields']
    expect(headerOf(columns, true)).toEqual([
      'Status',
      'Status (Status)',
      'Contact e mail',
      'Contact e mail (contact_e-mail)',
      'Other fields',
      'Other fields 2',
    ])
  })

  test('is in the reader’s language, and contains no formula', () => {
    expect(inLanguage('de', () => headerOf(['/phone', '/=1+1'], true))).toEqual(['Telefon', "'=1+1", 'Weitere Felder'])
  })
})

describe('the name of a team', () => {
  const teams = { team: '/team', teamNames: new Map([['12', 'North']]) }

  test('follows its ID, which is as the partner sent it', () => {
    const columns = withTeamNames(['/name', '/team'], teams)
    expect(headerOf(columns, true)).toEqual(['Name', 'Team', 'Team name', 'Other fields'])
    const row = rowMaker(columns, true, { teams })
    expect(row({ name: 'Ada', team: 12 })).toEqual(['Ada', '12', 'North', ''])
    expect(row({ name: 'Ada', team: '13' })).toEqual(['Ada', '13', '', ''])
  })

  test('is not added without the team, or when no team has a name', () => {
    expect(withTeamNames(['/name'], teams)).toEqual(['/name'])
    expect(withTeamNames(['/team'], { ...teams, teamNames: new Map() })).toEqual(['/team'])
  })
})

describe('a name in parts', () => {
  const name = { first: '/vorname', last: '/nachname' }
  const person = { nachname: 'Adler', ort: 'Ulm', vorname: 'Zoë', eingang: 1_772_000_000 }

  test('is written as a whole and in parts, and a mapped time as the screen shows it', () => {
    const columns = withWholeName(['/vorname', '/eingang', '/nachname'], name)
    expect(headerOf(columns, true)).toEqual(['Name', 'Vorname', 'Nachname', 'Eingang', 'Other fields'])
    const time = { at: '/eingang', format: 'seconds' } as const
    const cells = ['Zoë Adler', 'Zoë', 'Adler', '2026-02-25 06:13', '{"ort":"Ulm"}']
    expect(rowMaker(columns, true, { name, time })(person)).toEqual(cells)
  })

  test('is not added when none of its parts is among the columns', () => {
    expect(withWholeName(['/ort'], name)).toEqual(['/ort'])
    expect(withWholeName(['/name'], '/name')).toEqual(['/name'])
    expect(withWholeName(['/name'], null)).toEqual(['/name'])
  })
})
