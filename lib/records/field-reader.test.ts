import { describe, expect, it } from 'vitest'
import { deskLabels } from './desk-labels'
import { createFieldReader, shownTime, wrapperOf } from './field-reader'
import { createColumnFinder } from './find-columns'
import { createRowIndex } from './find-rows'

const people = [
  { vorname: 'Zoë', nachname: 'Adler', eingang: 1_772_000_000, phase: 'Gespräch' },
  { vorname: 'Anna', nachname: 'Zimmer', eingang: 1_771_000_000, phase: 'Absage' },
  { vorname: 'Jan', nachname: 'Becker', eingang: 1_773_000_000, phase: 'Neu' },
]
const reader = createFieldReader({
  name: { first: '/vorname', last: '/nachname' },
  time: { at: '/eingang', format: 'seconds' },
  status: { at: '/phase', order: ['Neu', 'Gespräch'] },
})

describe('a mapped field', () => {
  it('is shown as one name, and as a date and time', () => {
    const [zoe] = people
    expect(reader.label('/vorname')).toBe('Name')
    expect(reader.read(zoe, '/vorname')).toBe('Zoë Adler')
    expect(reader.read(zoe, '/eingang')).toBe('2026-02-25T06:13:20.000Z')
    expect(reader.read(zoe, '/phase')).toBe('Gespräch')
  })

  it('has the desk’s label when the partner’s name is not known', () => {
    const labels = deskLabels([
      ['/em', 'Email'],
      ['/etapa', 'Status'],
      ['/phone_number', 'Phone'],
      ['/candidate/ts', 'Applied at'],
      [undefined, 'Job'],
    ])
    const { label } = createFieldReader({ labels })
    expect(['/em', '/etapa', '/candidate/ts'].map(label)).toEqual(['Email', 'Status', 'Applied at'])
    expect(label('/phone_number')).toBe('Phone number')
    expect(label('/cidade')).toBe('Cidade')
  })

  it('is one column for a name in parts, and a time column when the partner sends numbers', () => {
    const finder = createColumnFinder(['/vorname', '/eingang'], { reader })
    finder.take(people)
    expect(finder.columns().map(({ pointer, kind }) => [pointer, kind])).toEqual([
      ['/vorname', 'text'],
      ['/eingang', 'date-time'],
      ['/phase', 'text'],
    ])
    expect(finder.columns()[0]?.sample).toBe('Zoë Adler')
  })

  it('is searched and sorted by the whole name', () => {
    const index = createRowIndex()
    index.add(people.map(reader.toIndexed))
    expect(index.find({ words: '"zoe adler"', sort: null })).toEqual(new Uint32Array([0]))
    expect(index.find({ words: '', sort: { pointer: reader.sortPointer('/vorname'), isDescending: false } })).toEqual(
      new Uint32Array([1, 2, 0]),
    )
  })

  it('is sorted by the order of stages, with unknown stages last', () => {
    const index = createRowIndex()
    index.add(people.map(reader.toIndexed))
    const sort = { pointer: reader.sortPointer('/phase'), isDescending: false }
    expect(index.find({ words: '', sort })).toEqual(new Uint32Array([2, 0, 1]))
  })

  it('is sorted by time when dates are written day first', () => {
    const days = [{ am: '03.02.2026' }, { am: '21.01.2026' }, { am: '01.12.2025' }]
    const byDay = createFieldReader({ time: { at: '/am', format: 'day-month-year' } })
    const index = createRowIndex()
    index.add(days.map(byDay.toIndexed))
    const sort = { pointer: byDay.sortPointer('/am'), isDescending: false }
    expect(index.find({ words: '', sort })).toEqual(new Uint32Array([2, 1, 0]))
    expect(byDay.read(days[0], '/am')).toBe('2026-02-03')
    expect(byDay.read({ am: '03.02.2026 14:05' }, '/am')).toBe('2026-02-03 14:05')
  })

  it.each(['2026-02-25T08:33:00.000+09:00', '2026-02-25T08:33:00Z', '2026-02-25', 'last week'])(
    'stays %s, a format that cells and details recognize',
    (at) => {
      expect(shownTime({ at }, '/at')).toBe(at)
    },
  )

  it('is shown as it was sent when it cannot be read', () => {
    expect(reader.read({ eingang: 'gestern' }, '/eingang')).toBe('gestern')
    expect(reader.read({ nachname: 'Adler' }, '/vorname')).toBe('Adler')
  })
})

describe('columns called "Name"', () => {
  const name = { first: '/person/first', last: '/person/last' }

  it.each([
    ['/name', '/name', null, 'Job name'],
    ['/job/name', '/job/name', null, 'Job name'],
    ['/application/name', '/application/name', 'application', 'Job name'],
    ['/company/name', null, 'company', 'Company name'],
    ['/name', null, null, 'Other name'],
  ])('is distinguished from the name in parts as %s', (pointer, jobTitle, wrapper, label) => {
    const joined = createFieldReader({ name, jobTitle }, wrapper)
    expect([joined.label('/person/first'), joined.label(pointer)]).toEqual(['Name', label])
  })

  it('is the applicant’s when the name is one field', () => {
    const whole = createFieldReader({ name: '/candidate/name', jobTitle: '/candidate/job/name' }, 'candidate')
    expect([whole.label('/candidate/name'), whole.label('/candidate/job/name')]).toEqual(['Name', 'Job name'])
  })
})

describe('without a mapping', () => {
  const plain = createFieldReader({ name: '/name', time: '/applied_at', status: '/status' })

  it('records are indexed, sorted and read unchanged', () => {
    const record = { name: 'Zoë', created: 1_772_000_000 }
    expect(plain.toIndexed(record)).toBe(record)
    expect(plain.sortPointer('/name')).toBe('/name')
    expect(plain.read(record, '/created')).toBe(1_772_000_000)
    expect(plain.label('/applied_at')).toBe('Applied at')
  })
})

describe('records in a shared wrapper', () => {
  it('have labels without it', () => {
    const pointers = ['/candidate/mail', '/candidate/name/first']
    expect(wrapperOf(pointers)).toBe('candidate')
    expect(createFieldReader({}, 'candidate').label('/candidate/mail')).toBe('Mail')
    expect(createFieldReader({}, 'candidate').label('/candidate/name/first')).toBe('Name first')
  })

  it('have labels with it when other fields are beside it', () => {
    expect(wrapperOf(['/candidate/mail', '/id'])).toBeNull()
    expect(wrapperOf(['/name', '/email'])).toBeNull()
    expect(wrapperOf([])).toBeNull()
  })
})

it('labels the ID of a team by what its cells show, unless another column has that label', () => {
  expect(createFieldReader({ team: '/team_id' }).label('/team_id')).toBe('Team')
  expect(createFieldReader({ team: '/team_id', hasTeamNames: true }).label('/team_id')).toBe('Team ID')
  expect(createFieldReader({}).label('/team_id')).toBe('Team ID')
})
