import { describe, expect, test } from 'vitest'
import { formNodes } from './form-node'
import { defaultValues, toBody } from './form-values'
import { fillPerson, findPersonFields, type PersonFields } from './person-fields'

const text = { type: 'string' }
const inParts = formNodes({
  type: 'object',
  properties: { vorname: text, zweitname: text, nachname: text, telefon: text },
})
const whole = formNodes({ type: 'object', properties: { bewerber: { type: 'object', properties: { name: text } } } })
const ada = { name: 'Ada King Lovelace', parts: null, phone: '+44 20 7946 0000' }
const adaInParts = { ...ada, parts: { first: 'Ada', middle: 'King', last: 'Lovelace' } }

const filled = (nodes: typeof whole, fields: PersonFields, person: typeof ada | typeof adaInParts) =>
  toBody(nodes, fillPerson(defaultValues(nodes), findPersonFields(nodes, fields), person))

describe('an applicant’s name in a form', () => {
  const parts = { first: '/vorname', last: '/nachname' }

  test('is copied from parts to parts, with middle names added to the first name when there is no field for them', () => {
    expect(filled(inParts, { name: parts, phone: '/telefon' }, adaInParts)).toEqual({
      vorname: 'Ada King',
      nachname: 'Lovelace',
      telefon: '+44 20 7946 0000',
    })
    expect(filled(inParts, { name: { ...parts, middle: '/zweitname' }, phone: undefined }, adaInParts)).toEqual({
      vorname: 'Ada',
      zweitname: 'King',
      nachname: 'Lovelace',
    })
  })

  test('is copied from one field to parts, and from parts to one field', () => {
    const name = { name: parts, phone: undefined }
    expect(filled(inParts, name, ada)).toEqual({ vorname: 'Ada King', nachname: 'Lovelace' })
    expect(filled(whole, { name: '/bewerber/name', phone: undefined }, adaInParts)).toEqual({
      bewerber: { name: 'Ada King Lovelace' },
    })
  })

  test('leaves both parts empty when it has only one word', () => {
    expect(filled(inParts, { name: parts, phone: undefined }, { ...ada, name: 'Madonna' })).toEqual({})
  })
})

describe('the fields about a person', () => {
  test('are those of the profile, as far as the form has them', () => {
    expect(findPersonFields(inParts, { name: { first: '/vorname', last: '/gone' }, phone: '/gone' })).toEqual({
      name: { first: '/vorname', middle: undefined, last: undefined, familyFirst: undefined },
      phone: undefined,
    })
    expect(findPersonFields(inParts, { name: { first: '/gone' }, phone: undefined }).name).toBeUndefined()
  })

  test('are those with common names when the profile has none', () => {
    const nodes = formNodes({ type: 'object', properties: { first_name: text, surname: text, phoneNumber: text } })
    expect(findPersonFields(nodes, { name: undefined, phone: undefined })).toEqual({
      name: { first: '/first_name', last: '/surname' },
      phone: '/phoneNumber',
    })
  })
})
