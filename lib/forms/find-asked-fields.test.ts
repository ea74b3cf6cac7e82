import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pointerOf } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { findAskedFields } from './find-asked-fields'

const schema: BodySchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    stamp: { type: 'integer', 'x-fill': 'now-millis' },
    extra: { type: 'object' },
    location: { $ref: '#/$defs/place' },
    answers: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
  },
  $defs: { place: { type: 'object', properties: { postCode: { type: 'string' } } } },
}

const askedFor = (fields: Record<string, string>, body: unknown = {}, known: string[] = []) =>
  findAskedFields(schema, {
    fields: Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]])),
    body,
    known,
  })

describe('the fields that a partner requires', () => {
  test('are found whatever their names look like', () => {
    expect(askedFor({ REQ_NO: 'FIELD REQ_NO MANDATORY' })[0]).toMatchObject({ pointer: '/REQ_NO', isRequired: true })
  })

  test('are also those whose missing value the partner calls invalid', () => {
    const message = "'' is not a valid choice. Choices: PERM, TEMP"
    const [field] = askedFor({ contract: message })
    expect(field).toMatchObject({ pointer: '/contract', isRequired: true, schema: { enum: ['PERM', 'TEMP'] } })
    expect(askedFor({ contract: message.replace("''", "'FULL'") })).toEqual([])
  })

  test('are those that the form does not have, at the path given', () => {
    expect(askedFor({ branch_id: 'is required', name: 'is too short' })).toEqual([
      {
        field: 'branch_id',
        pointer: '/branch_id',
        message: 'is required',
        isRequired: true,
        schema: { type: 'string' },
      },
    ])
    expect(askedFor({ 'Location.floor': 'must be an integer' })[0]).toMatchObject({
      pointer: '/location/floor',
      isRequired: false,
      schema: { type: 'integer' },
    })
    expect(askedFor({ 'owner[mail]': 'is missing' })[0]?.pointer).toBe('/owner/mail')
  })

  test('exclude those that the form spells differently, that the desk fills in, or that a list or JSON field contains', () => {
    const had = {
      post_code: '',
      'location.PostCode': '',
      stamp: '',
      'answers.0.id': '',
      'answers.0.x': '',
      'extra.y': '',
    }
    expect(askedFor(had)).toEqual([])
    expect(askedFor({ email: 'is required' }, {}, ['/person/email'])).toEqual([])
  })

  test('exclude those that the partner names within an envelope, unless they were filled in', () => {
    const missing = { 'job.name': 'is required' }
    expect(askedFor(missing)).toEqual([])
    expect(askedFor({ 'data/attributes/name': 'is required', 'fields[name]': 'is required' })).toEqual([])
    expect(askedFor(missing, { name: 'Cook' })[0]?.pointer).toBe('/job/name')
    expect(askedFor({ 'location.name': 'is required' })[0]?.pointer).toBe('/location/name')
  })

  test('exclude those that were sent, in whatever language the partner rejects them', () => {
    expect(askedFor({ team_id: 'okänt fält' }, { team_id: 7 })).toEqual([])
    expect(askedFor({ lag_nr: 'måste anges' }, { team_id: 7 })).toMatchObject([
      { pointer: '/lag_nr', isRequired: true },
    ])
  })

  test('are found again, with their type, where the partner wants another one than the text that was sent', () => {
    const sent = { mandantNr: '4711', shift: 'mornings' }
    expect(askedFor({ mandantNr: 'must be a number', shift: 'must be one of: early, late' }, sent)).toMatchObject([
      { pointer: '/mandantNr', isRequired: false, schema: { type: 'number' } },
      { pointer: '/shift', isRequired: false, schema: { enum: ['early', 'late'] } },
    ])
    expect(askedFor({ mandantNr: 'ist keine gültige Zahl' }, sent)).toMatchObject([{ schema: { type: 'number' } }])
    expect(askedFor({ mandantNr: 'must be a number' }, { mandantNr: 4711 })).toEqual([])
    expect(askedFor({ mandantNr: 'must not be a number', shift: 'is too long' }, sent)).toEqual([])
    expect(askedFor({ shift: 'unknown field, expected one of: early, late' }, sent)).toEqual([])
    expect(askedFor({ name: 'must be a number' }, { name: 'Ada' })).toEqual([])
  })

  test('are found in an unknown language too, and then not reported as required', () => {
    expect(askedFor({ lag_nr: 'ní mór é seo' })).toMatchObject([{ pointer: '/lag_nr', isRequired: false }])
    expect(askedFor({ lag_nr: 'måste vara en av: norr, söder' })).toMatchObject([
      { isRequired: false, schema: { enum: ['norr', 'söder'] } },
    ])
  })

  test('exclude those with a rejected value: too long, or taken', () => {
    expect(askedFor({ slug: 'finns redan', jobTitle: 'ist zu lang', handle: 'ALREADY_EXISTS' })).toEqual([])
    expect(askedFor({ phone: 'is not a valid phone number', zip: 'bad format', mobil: 'ist ungültig' })).toEqual([])
  })

  test('exclude those of which the partner says a word that asks for nothing, such as a state', () => {
    expect(askedFor({ status: 'open', phase: 'on_hold', team_id: 'unauthorized', place: 'nieprawidłowe' })).toEqual([])
    expect(askedFor({ branch: 'required', floor: 'integer' })).toMatchObject([
      { pointer: '/branch', isRequired: true },
      { pointer: '/floor', schema: { type: 'integer' } },
    ])
  })

  test('exclude those that the partner does not want, and messages without a name', () => {
    expect(
      askedFor({ source: 'is not allowed', colour: 'Unknown field', '': 'is required', 'a b': 'is required' }),
    ).toEqual([])
    expect(askedFor({ constructor: 'is required', 'x.toString': 'is required' })).toEqual([])
  })

  test('are those spelled with other separators than a field that was filled in', () => {
    const filled = { location: { postCode: '1010' } }
    expect(askedFor({ 'location.post_code': 'is required.' }, filled)[0]).toMatchObject({
      pointer: '/location/post_code',
      isRequired: true,
    })
    expect(askedFor({ 'location.PostCode': 'is required.' }, filled)).toEqual([])
    expect(askedFor({ 'location.post_code': 'is required.' }, {})).toEqual([])
    expect(askedFor({ 'location.post_code': 'is too long' }, filled)).toEqual([])
  })

  test('are elsewhere when the field with the same last name was filled in', () => {
    const missing = { postCode: 'is required' }
    expect(askedFor(missing, {})).toEqual([])
    expect(askedFor(missing, { location: { postCode: '04109' } })[0]?.pointer).toBe('/postCode')
  })

  test('have a path that can be written and read back, whatever the partner calls them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (field, message) => {
        for (const { pointer } of askedFor({ [field]: message }))
          expect(pointer).toBe(pointerOf(pointer.split('/').slice(1)))
      }),
    )
  })
})
