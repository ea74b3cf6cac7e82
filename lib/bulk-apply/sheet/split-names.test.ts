import { describe, expect, test } from 'vitest'
import { testForm } from '../../testing/test-form'
import { createSheet } from './create-sheet'

const properties = {
  applicant: {
    type: 'object',
    required: ['email', 'vorname', 'nachname'],
    properties: {
      email: { type: 'string' },
      vorname: { type: 'string', title: 'Vorname' },
      nachname: { type: 'string', title: 'Nachname' },
    },
  },
  job: { type: 'object', properties: { jobId: { type: 'string' } } },
}
const form = testForm(
  { type: 'object', properties },
  { name: { first: '/applicant/vorname', last: '/applicant/nachname' }, phone: undefined },
)

async function open(text: string) {
  const sheet = createSheet(form)
  const opened = await sheet.open({ kind: 'text', text, name: 'people.csv' }, {})
  if ('message' in opened) throw new Error(opened.message)
  return { sheet, opened }
}

describe('full names for a form with first and last names', () => {
  const text = 'Email,Name,Job ID\nada@example.com,Ada King Lovelace,7\nm@example.com,Madonna,7\n'

  test('are split into columns at the end, with a notice', async () => {
    const { opened } = await open(text)
    expect(opened.header).toEqual(['Email', 'Name', 'Job ID', 'First name', 'Last name'])
    expect(opened.guess.columns).toEqual(['email', null, 'job', '/applicant/vorname', '/applicant/nachname'])
    expect(opened.preview[0]).toEqual(['ada@example.com', 'Ada King Lovelace', '7', 'Ada King', 'Lovelace'])
    expect(opened.splitFrom).toBe('Name')
    expect(opened.notes).toEqual([expect.stringContaining('“Name” is split into first and last names')])
  })

  test('are sent in parts, and a single-word name is left to the user', async () => {
    const { sheet, opened } = await open(text)
    const { states, kinds } = await sheet.check(opened.guess, null, () => {})
    expect(states).toMatchObject({ ready: 1, invalid: 1 })
    expect(kinds).toEqual({ missing: 1 })
    const [ada] = await sheet.toSend(0, 10)
    expect(ada?.body).toMatchObject({
      applicant: { email: 'ada@example.com', vorname: 'Ada King', nachname: 'Lovelace' },
    })
  })

  test('stay as they are when the sheet also has the parts, in any language', async () => {
    const { opened } = await open('Email,Name,Prénom,Apellidos\nada@example.com,Ada Lovelace,Ada,Lovelace\n')
    expect(opened.header).toEqual(['Email', 'Name', 'Prénom', 'Apellidos'])
    expect(opened.guess.columns).toEqual(['email', null, '/applicant/vorname', '/applicant/nachname'])
    expect(opened.splitFrom).toBeNull()
  })
})
