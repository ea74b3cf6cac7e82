import { describe, expect, test } from 'vitest'
import { testForm } from '../../testing/test-form'
import { createSheet } from './create-sheet'

const properties = {
  applicant: {
    type: 'object',
    required: ['email', 'name'],
    properties: { email: { type: 'string' }, name: { type: 'string', title: 'Full name' } },
  },
  job: { type: 'object', properties: { jobId: { type: 'string' } } },
}
const form = testForm({ type: 'object', properties }, { name: '/applicant/name', phone: undefined })

async function open(text: string) {
  const sheet = createSheet(form)
  const opened = await sheet.open({ kind: 'text', text, name: 'people.csv' }, {})
  if ('message' in opened) throw new Error(opened.message)
  return { sheet, opened }
}

describe('first and last names for a form with a full name field', () => {
  test('are joined in a column at the end, with a notice', async () => {
    const { sheet, opened } = await open(
      'Email,Last name,First name,Job ID\nada@example.com, Lovelace ,Ada,7\nm@example.com,,Madonna,7\n',
    )
    expect(opened.header).toEqual(['Email', 'Last name', 'First name', 'Job ID', 'Full name'])
    expect(opened.guess.columns).toEqual(['email', null, null, 'job', '/applicant/name'])
    expect(opened.notes).toEqual([expect.stringContaining('joined as “Full name”')])
    await sheet.check(opened.guess, null, () => {})
    const sent = await sheet.toSend(0, 10)
    expect(sent.map(({ body }) => body.applicant)).toEqual([
      { email: 'ada@example.com', name: 'Ada Lovelace' },
      { email: 'm@example.com', name: 'Madonna' },
    ])
  })

  test('keep a middle name between them, and the order of Japanese names', async () => {
    const { opened } = await open(
      'Email,Vorname,Middle name,Nachname\nada@example.com,Ada,King,Lovelace\nt@example.com,太郎,,山田\n',
    )
    expect(opened.preview.map((row) => row.at(-1))).toEqual(['Ada King Lovelace', '山田 太郎'])
  })

  test('stay as they are beside full names', async () => {
    const { opened } = await open('Email,Name,First name,Last name\nada@example.com,Ada L.,Ada,Lovelace\n')
    expect(opened.header).toHaveLength(4)
    expect(opened.guess.columns[1]).toBe('/applicant/name')
    expect(opened.notes).toEqual([])
  })

  test('of two people in one row are left to the user', async () => {
    const { opened } = await open(
      'Email,First name,Last name,Second last name,Surname\nada@example.com,Ada,Lovelace,Byron,King\n',
    )
    expect(opened.header).toHaveLength(5)
    expect(opened.notes).toEqual([expect.stringContaining('join them in the spreadsheet')])
  })
})

describe('a column that is headed like a whole name, beside the other part', () => {
  const columns = (header: string, row: string) => open(`Email,${header}\nada@example.com,${row}\n`)

  test.each([
    ['French', 'Prénom,Nom', 'Ada,Lovelace'],
    ['French, the last name first', 'Nom,Prénom', 'Lovelace,Ada'],
    ['German', 'Name,Vorname', 'Lovelace,Ada'],
    ['Spanish', 'Nombre,Apellidos', 'Ada,Lovelace'],
    ['Portuguese', 'Nome,Sobrenome', 'Ada,Lovelace'],
    ['Italian', 'Cognome,Nome', 'Lovelace,Ada'],
    ['Czech', 'Jméno,Příjmení', 'Ada,Lovelace'],
    ['Russian', 'Фамилия,Имя', 'Lovelace,Ada'],
    ['Greek', 'Όνομα,Επώνυμο', 'Ada,Lovelace'],
    ['Turkish', 'Ad,Soyad', 'Ada,Lovelace'],
  ])('is joined with it: %s', async (_, header, row) => {
    const { opened } = await columns(header, row)
    expect(opened.guess.columns).toEqual(['email', null, null, '/applicant/name'])
    expect(opened.preview[0]?.at(-1)).toBe('Ada Lovelace')
    expect(opened.notes).toEqual([expect.stringContaining('joined as “Full name”')])
  })

  test.each([
    ['Name,Vorname', '"Lovelace, Ada",Ada'],
    ['Nom,Prénom', 'Ada Lovelace,Ada'],
  ])('is the whole name where it contains that part: %s', async (header, row) => {
    const { opened } = await columns(header, row)
    expect(opened.guess.columns).toEqual(['email', '/applicant/name', null])
    expect(opened.notes).toEqual([])
  })

  test('is the other part for a form that asks for both', async () => {
    const { job } = properties
    const applicant = { type: 'object', properties: { email: { type: 'string' } } }
    const parts = { vn: { type: 'string', title: 'Given' }, nn: { type: 'string', title: 'Family' } }
    const name = { first: '/vn', last: '/nn' }
    const ofParts = testForm({ type: 'object', properties: { applicant, job, ...parts } }, { name, phone: undefined })
    const sheet = createSheet(ofParts)
    const opened = await sheet.open({ kind: 'text', text: 'Name,Vorname\nLovelace,Ada\n', name: 'people.csv' }, {})
    expect(opened).toMatchObject({ guess: { columns: ['/nn', '/vn'] } })
  })
})
