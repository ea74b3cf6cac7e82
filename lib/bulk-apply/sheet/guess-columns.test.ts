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
  test('email, job and enqueue come first, then the fields, without files and autofilled ones', () => {
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

  test('a title that occurs twice is shown with its group', () => {
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

  test('the template has a heading for each target, and each is guessed correctly', () => {
    const header = templateCsv(targets).replace('\ufeff', '').trim().split(',')
    expect(columns(header)).toEqual(targets.map(({ key }) => key))
  })

  test('files of a desk in German are guessed by one in English', () => {
    const [template, leftOut] = inGerman(() => [templateCsv(findTargets(form)), writeLeftOut(['E-Mail'], [])])
    const headerOf = (csv = '') => csv.replace('\ufeff', '').trim().split(',')
    expect(headerOf(template).slice(0, 3)).toEqual(['E-Mail', 'Stelle', 'In die Warteschlange stellen'])
    expect(columns(headerOf(template))).toEqual(targets.map(({ key }) => key))
    expect(headerOf(leftOut)).toEqual(['E-Mail', 'Partner Desk: Problem'])
    expect(columns(headerOf(leftOut))).toEqual(['email', null])
  })
})

describe('guesses of columns', () => {
  test.each([
    [['E-Mail-Adresse', 'Vollständiger Name', 'Handy', 'Stelle', 'Quelle']],
    [['Courriel', 'Nom complet', 'Téléphone', 'Poste', 'Origine']],
    [['Correo electrónico', 'Nombre completo', 'Móvil', 'Puesto', 'Fuente']],
    [['メール', '氏名', '電話番号', '職種', '応募経路']],
    [['email', 'full_name', 'phone number', 'job_id', 'source']],
    [['EMAIL', 'Candidate', 'Tel.', 'Job ID', 'Source']],
  ])('%j', (header) => {
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
  ])('by the words of longer headings: %j', (header) => {
    const found = columns(header)
    expect(found.slice(0, 4)).toEqual(['email', '/applicant/fullName', '/applicant/phoneNumber', 'job'])
  })

  test('somebody else’s address and name match nothing', () => {
    expect(columns(['Recruiter email', 'Manager name', 'Email'])).toEqual([null, null, 'email'])
  })

  test('no target is used twice; the most certain heading wins', () => {
    expect(columns(['Job title', 'Job ID', 'Email', 'E-Mail'])).toEqual([null, 'job', 'email', null])
  })

  test('a remembered matching overrides guesses, also for ignored columns', () => {
    const remembered = { kontakt: 'email', stelle: null, x: '/gone', quelle: 'email' }
    expect(columns(['Kontakt', 'Stelle', 'X', 'Quelle', 'Email'], { remembered })).toEqual([
      'email',
      null,
      null,
      '/applicant/source',
      null,
    ])
  })

  test('a column of e-mail addresses is the e-mail, whatever its heading', () => {
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
  ])('a column with addresses in %s of its cells is not the e-mail', (_, cells) => {
    expect(columns(['Number'], { rows: cells.map((cell) => [cell]) })).toEqual([null])
  })

  test('of two columns with addresses the one with the larger share is the e-mail', () => {
    const rows = [
      ['a@example.com', 'b@example.com'],
      ['c@example.com', 'd@example.com'],
      ['none', 'e@example.com'],
    ]
    expect(columns(['One', 'Two'], { rows })).toEqual([null, 'email'])
    expect(columns(['Two', 'One'], { rows: rows.map((row) => [...row].reverse()) })).toEqual(['email', null])
  })

  test('a column that was remembered as nothing is not the e-mail, whatever is in it', () => {
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
  ])('the job is what somebody applies to, not what they did before: “%s”', (heading, target) => {
    expect(columns([heading, 'Email'])).toEqual([target, 'email'])
  })

  test('a column about what somebody did before is not the job, however it was matched the last time', () => {
    expect(columns(['Last role', 'Email'], { remembered: { lastrole: 'job' } })).toEqual([null, 'email'])
  })

  test('a column without a value is not matched to the job, but to what else its heading says', () => {
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

  test('a column without a heading is matched to nothing', () => {
    expect(columns(['', 'Email', ' - '])).toEqual([null, 'email', null])
  })

  test('first and last names are not joined, with a notice', () => {
    const { matching, notes } = guess(['Email', 'Vorname', 'Nachname'])
    expect(matching.columns).toEqual(['email', null, null])
    expect(notes).toEqual([expect.stringContaining('“Full name” takes both in one')])
  })

  test('the problem column of a download of failed rows is ignored', () => {
    expect(columns(['Email', 'Partner Desk: problem'])).toEqual(['email', null])
  })
})

describe('a form of the partner’s own names', () => {
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
  ])('%j', (header) => {
    expect(columnsOf(header)).toEqual(['email', 'job', '/fornamn', '/efternamn', '/mobil'])
  })

  test('the job’s column is found by the field’s name, whatever that means', () => {
    expect(columnsOf(['Qoplix', 'Epost'], '/tjanst/qoplix')).toEqual(['job', 'email'])
    expect(columnsOf(['tjanst.qoplix', 'Epost'], '/tjanst/qoplix')).toEqual(['job', 'email'])
  })

  test('a column named ID alone may be anybody’s', () => {
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
  ])('%s', (_, header) => {
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
  ])('takes %j by what they mean, whatever its own fields are called', (header) => {
    expect(columnsOf(header)).toEqual(['/v', '/z', '/n', '/tel'])
  })
})
