import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseProfile } from '../partner/profile/profile'
import { findNameField } from './find-name-field'
import { formNodes } from './form-node'

type Properties = Record<string, Record<string, unknown>>

const text = (title?: string) => ({ type: 'string', ...(title === undefined ? {} : { title }) })
const pathIn = (properties: Properties, named?: string) =>
  findNameField(formNodes({ type: 'object', properties: JSON.parse(JSON.stringify(properties)) }), named)

describe('the path of a name in a form', () => {
  test.each([
    ['lib/partner/profile/default.json', '/applicant/fullName'],
    ['e2e/profiles/nested.json', '/candidate/names/display'],
    ['e2e/profiles/flat.json', '/candidate_name'],
  ])('is the one in %s', (file, path) => {
    const parsed = parseProfile(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
    if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
    const { body, name } = parsed.profile.easyApply
    expect(name).toBe(path)
    expect(findNameField(formNodes(body), path)).toBe(path)
  })

  test('is the profile’s even if another field has a name’s title', () => {
    expect(pathIn({ display: text('Display'), name: text() }, '/display')).toBe('/display')
  })

  test.each([
    ['its title', { candidate: text('Full name') }, '/candidate'],
    ['its title in capitals', { candidate: text('NAME') }, '/candidate'],
    ['its key', { full_name: text('Who it is') }, '/full_name'],
    ['its key in one word', { fullName: text('Who it is') }, '/fullName'],
    ['its path in a group', { applicant: { type: 'object', properties: { name: text() } } }, '/applicant/name'],
  ])('is found by %s', (_, properties, path) => {
    expect(pathIn(properties)).toBe(path)
  })

  test.each<[string, Properties, string?]>([
    ['two fields are called that', { name: text(), caller: text('Full name') }],
    ['field names are only similar', { first_name: text(), last_name: text('Last name'), username: text() }],
    ['a field of that name is a choice', { name: { type: 'string', enum: ['a'] } }],
    ['a field of that name is a number', { name: { type: 'integer' } }],
    ['a field of that name is an e-mail address', { name: { type: 'string', format: 'email' } }],
    ['it is in a list', { people: { type: 'array', items: { type: 'object', properties: { name: text() } } } }],
    ['it is a constant', { name: { const: 'Acme' } }],
    ['the profile has a path without a field', { name: text() }, '/nowhere'],
  ])('is unknown when %s', (_, properties, named) => {
    expect(pathIn(properties, named)).toBeUndefined()
  })
})

test('the only text field of a form is not the name unless it is called that', () => {
  const named = (key: string) =>
    findNameField(formNodes({ type: 'object', properties: { [key]: { type: 'string' }, n: {} } }), undefined)
  expect([named('town'), named('name'), named('Full-Name')]).toEqual([undefined, '/name', '/Full-Name'])
})
