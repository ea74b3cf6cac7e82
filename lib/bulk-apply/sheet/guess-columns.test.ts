import { describe, expect, test } from 'vitest'
import { runInRequest } from '../../runtime/request-context'
import { testForm } from '../../testing/test-form'
import type { ColumnMappings } from '../contract'
import { findTargets } from './find-targets'
import { guessColumns } from './guess-columns'
import { templateCsv, writeLeftOut } from './write-csv'

const form = testForm()
const targets = findTargets(form)

function guess(
  header: string[],
  { rows = [], remembered = {} }: { rows?: string[][]; remembered?: ColumnMappings } = {},
) {
  return guessColumns({ header, rows }, remembered, targets, form)
}
const columns = (header: string[], more?: Parameters<typeof guess>[1]) => guess(header, more).matching.columns

const inGerman = <T>(work: () => T) => runInRequest({ requestId: '', address: '', language: 'de' }, work)

describe('targets', () => {
  test('start with email, job and enqueue, then the fields, without files and autofilled ones', () => {
    expect(targets.map(({ key }) => key)).toEqual([
      'email',
      'job',
      'enqueue',
      '/applicant/fullName',
      '/applicant/phoneNumber',
      '/applicant/source',
      '/applicant/utm_source',
      '/applicant/utm_medium',
      '/applicant/utm_campaign',
      '/applicant_status',
      '/questions/answers',
      '/interview/date',
      '/interview/duration',
      '/interview/timezone',
      '/interview/location',
      '/interview/interviewerId',
    ])
    expect(targets.filter(({ isRequired }) => isRequired).map(({ key }) => key)).toEqual([
      'email',
      'job',
      '/applicant/fullName',
    ])
  })

  test('show a title that occurs twice with its group', () => {
    const group = { type: 'object', properties: { city: { type: 'string', title: 'City' } } }
    const schema = {
      type: 'object',
      properties: { home: { ...group, title: 'Home' }, work: { ...group, title: 'Work' } },
    }
    expect(findTargets(testForm(schema)).map(({ title }) => title)).toEqual([
      'Email',
      'Job',
      'Queue the application',
      'Home › City',
      'Work › City',
    ])
  })

  test('all have a heading in the template, and each is guessed correctly', () => {
    const header = templateCsv(targets).replace('\ufeff', '').trim().split(',')
    expect(columns(header)).toEqual(targets.map(({ key }) => key))
  })

  test('are guessed from a German desk’s file on an English one', () => {
    const [template, leftOut] = inGerman(() => [templateCsv(findTargets(form)), writeLeftOut(['E-Mail'], [])])
    const headerOf = (csv = '') => csv.replace('\ufeff', '').trim().split(',')
    expect(headerOf(template).slice(0, 3)).toEqual(['E-Mail', 'Stelle', 'In die Warteschlange stellen'])
    expect(columns(headerOf(template))).toEqual(targets.map(({ key }) => key))
    expect(headerOf(leftOut)).toEqual(['E-Mail', 'Partner Desk: Problem'])
    expect(columns(headerOf(leftOut))).toEqual(['email', null])
  })
})

describe('column guesses', () => {
  test.each([
    [['E-Mail-Adresse', 'Vollständiger Name', 'Handy', 'Stelle', 'Quelle']],
    [['Courriel', 'Nom complet', 'Téléphone', 'Poste', 'Origine']],
    [['Correo electrónico', 'Nombre completo', 'Móvil', 'Puesto', 'Fuente']],
    [['メール', '氏名', '電話番号', '職種', '応募経路']],
    [['email', 'full_name', 'phone number', 'job_id', 'source']],
    [['EMAIL', 'Candidate', 'Tel.', 'Job ID', 'Source']],
  ])('match %j', (header) => {
    const found = columns(header)
    expect(found).toEqual(['email', '/applicant/fullName', '/applicant/phoneNumber', 'job', '/applicant/source'])
  })

  test.each([
    [
      [
        'Bewerber-E-Mail-Adresse',
        'Bewerbername',
        'Bewerber Telefonnummer',
        'Stellen-Kennziffer',
        'Herkunft der Bewerbung',
      ],
    ],
    [['e_mailadres_sollicitant', 'volledige naam', 'mobiel nummer', 'vacature_nummer', 'bron']],
    [['候选人邮箱', '候选人姓名', '候选人手机号', '职位编号', '来源渠道']],
  ])('match words in longer headings: %j', (header) => {
    const found = columns(header)
    expect(found.slice(0, 4)).toEqual(['email', '/applicant/fullName', '/applicant/phoneNumber', 'job'])
  })

  test('do not match the name and address of someone else', () => {
    expect(columns(['Recruiter email', 'Manager name', 'Email'])).toEqual([null, null, 'email'])
  })

  test('use no target twice, and the most certain heading wins', () => {
    expect(columns(['Job title', 'Job ID', 'Email', 'E-Mail'])).toEqual([null, 'job', 'email', null])
  })

  test('are overridden by a remembered mapping, even for ignored columns', () => {
    const remembered = { kontakt: 'email', stelle: null, x: '/gone', quelle: 'email' }
    expect(columns(['Kontakt', 'Stelle', 'X', 'Quelle', 'Email'], { remembered })).toEqual([
      'email',
      null,
      null,
      '/applicant/source',
      null,
    ])
  })

  test('take a column of e-mail addresses for the email, whatever its heading', () => {
    const rows = [
      ['7', 'a@example.com'],
      ['8', ''],
      ['9', 'b@example.com'],
    ]
    expect(columns(['Number', 'Where to write'], { rows })).toEqual([null, 'email'])
  })

  test.each([
    ['half', ['a@example.com', 'b@example.com', '1', '2']],
    ['a third', ['a@example.com', '1', '2']],
  ])('do not take a column with addresses in %s of its cells for the email', (_, cells) => {
    expect(columns(['Number'], { rows: cells.map((cell) => [cell]) })).toEqual([null])
  })

  test('of two columns with addresses, take the one with the larger share', () => {
    const rows = [
      ['a@example.com', 'b@example.com'],
      ['c@example.com', 'd@example.com'],
      ['none', 'e@example.com'],
    ]
    expect(columns(['One', 'Two'], { rows })).toEqual([null, 'email'])
    expect(columns(['Two', 'One'], { rows: rows.map((row) => [...row].reverse()) })).toEqual(['email', null])
  })

  test('do not take a column remembered as ignored for the email, whatever is in it', () => {
    expect(columns(['One'], { rows: [['a@example.com']], remembered: { one: null } })).toEqual([null])
  })

  test.each([
    ['Job', 'job'],
    ['Job title', 'job'],
    ['Position applied for', 'job'],
    ['Vacancy', 'job'],
    ['Requisition ID', 'job'],
    ['Stellen-ID', 'job'],
    ['Experience last role', null],
    ['Last role', null],
    ['Last job title', null],
    ['Current position', null],
    ['Previous job', null],
    ['Experience position', null],
    ['Letzte Position', null],
    ['Derzeitige Stelle', null],
    ['Poste actuel', null],
    ['Último puesto', null],
    ['目前职位', null],
  ])('take the job applied to, not a previous one: “%s”', (heading, target) => {
    expect(columns([heading, 'Email'])).toEqual([target, 'email'])
  })

  test('do not take a column about a previous job for the job, even if it was mapped so last time', () => {
    expect(columns(['Last role', 'Email'], { remembered: { lastrole: 'job' } })).toEqual([null, 'email'])
  })

  test('do not match a column without values to the job, but to another meaning of its heading', () => {
    const rows = [
      ['', 'ada@example.com', '', ''],
      [' ', 'bo@example.com', '', ''],
    ]
    const header = ['Job', 'Email', 'Phone', 'Full name']
    const found = ['job', 'email', '/applicant/phoneNumber', '/applicant/fullName']
    expect(columns(header)).toEqual(found)
    expect(columns(header, { rows })).toEqual([null, ...found.slice(1)])
    expect(columns(['Post', 'Email'], { rows, remembered: { post: 'job' } })).toEqual([null, 'email'])
  })

  test('do not match a column without a heading', () => {
    expect(columns(['', 'Email', ' - '])).toEqual([null, 'email', null])
  })

  test('do not join first and last names, and show a notice', () => {
    const { matching, notes } = guess(['Email', 'Vorname', 'Nachname'])
    expect(matching.columns).toEqual(['email', null, null])
    expect(notes).toEqual([expect.stringContaining('“Full name” takes both in one')])
  })

  test('ignore the problem column of downloaded failed rows', () => {
    expect(columns(['Email', 'Partner Desk: problem'])).toEqual(['email', null])
  })
})

describe('a form with the partner’s own field names', () => {
  const text = (title?: string) => ({ type: 'string', ...(title && { title }) })
  const shipped = testForm()
  const swedish = (job: string) => {
    const properties = {
      annonsId: text('Uppdragets märke'),
      fornamn: text(),
      efternamn: text(),
      epost: text(),
      mobil: text(),
    }
    const form = testForm(
      { type: 'object', properties },
      { name: { first: '/fornamn', last: '/efternamn' }, phone: '/mobil' },
    )
    return { ...form, paths: { ...shipped.paths, email: '/epost', job, enqueue: undefined } }
  }
  const columnsOf = (header: string[], job = '/annonsId') => {
    const form = swedish(job)
    return guessColumns({ header, rows: [] }, {}, findTargets(form), form).matching.columns
  }

  test.each([
    [['epost', 'annonsId', 'fornamn', 'efternamn', 'mobil']],
    [['Epost', 'ANNONSID', 'Förnamn', 'Efternamn', 'Mobil']],
    [['E-postadress', 'annons_id', 'Sökandens förnamn', 'Sökandens efternamn', 'Mobiltelefon']],
    [['Epost', 'Uppdragets märke', 'Förnamn', 'Efternamn', 'Mobilnummer']],
  ])('matches %j', (header) => {
    expect(columnsOf(header)).toEqual(['email', 'job', '/fornamn', '/efternamn', '/mobil'])
  })

  test('matches the job’s column by the field’s name, whatever that means', () => {
    expect(columnsOf(['Qoplix', 'Epost'], '/tjanst/qoplix')).toEqual(['job', 'email'])
    expect(columnsOf(['tjanst.qoplix', 'Epost'], '/tjanst/qoplix')).toEqual(['job', 'email'])
  })

  test('does not match a column named only ID', () => {
    expect(columnsOf(['ID', 'Epost'], '/uppdrag/id')).toEqual([null, 'email'])
  })
})

describe('headings in many languages', () => {
  const form = testForm(
    {
      type: 'object',
      properties: Object.fromEntries(['a', 'b', 'c'].map((name) => [name, { type: 'string' }])),
    },
    { name: { first: '/a', last: '/b' }, phone: '/c' },
  )
  const found = (header: string[]) => guessColumns({ header, rows: [] }, {}, findTargets(form), form).matching.columns

  test.each([
    ['English', ['Applicant email', 'Vacancy reference', 'Given name', 'Family name', 'Mobile number']],
    ['German', ['Bewerber-E-Mail', 'Stellen-Nr.', 'Rufname', 'Familienname', 'Handynummer']],
    ['French', ['Courriel du candidat', 'Référence annonce', 'Prénom', 'Nom de famille', 'Portable']],
    ['Spanish', ['Correo del candidato', 'Código de la vacante', 'Nombre de pila', 'Apellidos', 'Teléfono móvil']],
    ['Portuguese', ['E-mail do candidato', 'Código da vaga', 'Primeiro nome', 'Sobrenome', 'Telemóvel']],
    ['Italian', ['Indirizzo email', 'Codice annuncio', 'Prenome', 'Cognome', 'Cellulare']],
    ['Dutch', ['E-mailadres', 'Vacature-nummer', 'Voornaam', 'Achternaam', 'Mobiel nummer']],
    ['Polish', ['Adres email', 'Numer oferty', 'Imię', 'Nazwisko', 'Numer telefonu']],
    ['Swedish', ['E-postadress', 'Annons-ID', 'Förnamn', 'Efternamn', 'Mobiltelefon']],
    ['Norwegian', ['Søkers e-post', 'Stillingsannonse nr', 'Fornavn', 'Etternavn', 'Tlf']],
    ['Danish', ['Ansøger e-mail', 'Jobopslag nr', 'Fornavn', 'Efternavn', 'Mobiltelefon']],
    ['Finnish', ['Sähköpostiosoite', 'Työpaikka tunnus', 'Etunimi', 'Sukunimi', 'Matkapuhelin']],
    ['Japanese', ['応募者メールアドレス', '求人番号', '名', '姓', '携帯番号']],
    ['Chinese', ['候选人邮箱', '职位编号', '名', '姓', '手机号']],
  ])('are matched in %s', (_, header) => {
    expect(found(header)).toEqual(['email', 'job', '/a', '/b', '/c'])
  })
})

describe('a form that asks for first and last names', () => {
  const text = (title: string) => ({ type: 'string', title })
  const parts = testForm(
    { type: 'object', properties: { v: text('V'), z: text('Z'), n: text('N'), tel: text('T') } },
    { name: { first: '/v', middle: '/z', last: '/n' }, phone: '/tel' },
  )
  const columnsOf = (header: string[]) =>
    guessColumns({ header, rows: [] }, {}, findTargets(parts), parts).matching.columns

  test.each([
    [['First name', 'Middle name', 'Surname', 'Mobile']],
    [['Vorname', 'Zweiter Name', 'Nachname', 'Handy']],
    [['Prénom', 'middle_name', 'Nom de famille', 'Téléphone']],
  ])('matches %j by meaning, whatever its own fields are called', (header) => {
    expect(columnsOf(header)).toEqual(['/v', '/z', '/n', '/tel'])
  })
})
