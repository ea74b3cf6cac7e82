import { describe, expect, test } from 'vitest'
import { findUnwantedFields } from './find-unwanted-fields'

const text = { type: 'string' }
const schema = {
  type: 'object',
  required: ['name', 'team_id'],
  properties: {
    name: text,
    team_id: { type: 'integer' },
    source: { const: 'desk' },
    applicant: { type: 'object', properties: { email: text, fullName: text } },
  },
}
const body = { name: 'Cook', team_id: 7, source: 'desk', applicant: { email: 'a@example.com', fullName: 'Ada' } }
const unwanted = (fields: Record<string, string[]>, known: string[] = []) =>
  findUnwantedFields(schema, { fields, body, known }).map(({ pointer, isEntered }) => [pointer, isEntered])

describe('a field that the partner rejected', () => {
  test.each([
    ['team_id', 'unknown field', '/team_id'],
    ['teamId', 'is not allowed', '/team_id'],
    ['team_id', 'okänt fält', '/team_id'],
    ['team_id', 'Extra inputs are not permitted', '/team_id'],
    ['applicant.fullName', 'property fullName should not exist', '/applicant/fullName'],
    ['fullName', 'unbekanntes Feld', '/applicant/fullName'],
    ['applicant', 'unknown field', '/applicant'],
  ])('is found for %s: %s', (field, message, pointer) => {
    expect(unwanted({ [field]: [message] })).toEqual([[pointer, true]])
  })

  test('is not found when its value is wrong, or when the form did not send it', () => {
    expect(unwanted({ name: ['is too short'], team_id: ['this value is not allowed'] })).toEqual([])
    expect(unwanted({ team_id: ['unknown field', 'is required'] })).toEqual([])
    expect(unwanted({ branch_id: ['unknown field'] })).toEqual([])
    expect(findUnwantedFields(schema, { fields: { name: ['unknown field'] }, body: {} })).toEqual([])
  })

  test('cannot be left out by the user when the desk fills it in', () => {
    expect(unwanted({ source: ['unknown field'] })).toEqual([['/source', false]])
    expect(unwanted({ email: ['unknown field'] }, ['/applicant/email'])).toEqual([['/applicant/email', false]])
    expect(unwanted({ applicant: ['unknown field'] }, ['/applicant/email'])).toEqual([['/applicant', false]])
  })
})
