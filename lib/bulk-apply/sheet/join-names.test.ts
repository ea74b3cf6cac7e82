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
