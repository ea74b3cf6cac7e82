import { type NamePaths, pathsOfName } from '../records/field-path'
import { type Pointer, pointerOf } from '../records/pointer'
import { type PersonName, splitName } from '../records/split-name'
import { findNameField } from './find-name-field'
import type { FormNode } from './form-node'
import { type FormValues, setText } from './form-values'
import { plainName } from './plain-name'
import { textFields } from './text-fields'

/** Where a form asks for an applicant's name and phone number, if it does. */
export type PersonFields = { name: NamePaths | undefined; phone: Pointer | undefined }

/** A person known from elsewhere; '' for unknown values. `parts`: the name in parts, if known that way. */
export type KnownPerson = { name: string; parts: PersonName | null; phone: string }

const firstNames = new Set(['firstname', 'givenname', 'forename'])
const lastNames = new Set(['lastname', 'familyname', 'surname'])
const phones = new Set(['phone', 'phonenumber', 'mobile', 'mobilephone', 'telephone'])

/**
 * Returns the form's fields for a person: at the profile's paths if text fields are there; if the profile has none, the
 * only text fields with common names for them.
 */
export function findPersonFields(nodes: FormNode[], { name, phone }: PersonFields): PersonFields {
  const pointers = textFields(nodes).map(({ tokens }) => pointerOf(tokens))
  const called = (names: ReadonlySet<string>) => onlyField(nodes, names)
  return {
    name: name === undefined ? (findNameField(nodes, undefined) ?? partsCalled(called)) : nameAmong(pointers, name),
    phone: phone === undefined ? called(phones) : pointers.find((pointer) => pointer === phone),
  }
}

/**
 * Returns the form's values with what is known of the person. A name in parts is joined for a single field, and the
 * other way round.
 */
export function fillPerson(values: FormValues, { name, phone }: PersonFields, person: KnownPerson): FormValues {
  let filled = values
  const put = (pointer: Pointer | undefined, text: string) => {
    if (pointer !== undefined && text !== '') filled = setText(filled, pointer, text)
  }
  if (typeof name === 'string') put(name, person.name)
  else if (name !== undefined) {
    const parts = person.parts ?? splitName(person.name, name)
    put(name.first, name.middle === undefined ? joined(parts.first, parts.middle) : parts.first)
    put(name.middle, parts.middle)
    put(name.last, parts.last)
  }
  put(phone, person.phone)
  return filled
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

/** Leaves out paths without a text field of their own. */
function nameAmong(pointers: readonly Pointer[], name: NamePaths): NamePaths | undefined {
  if (typeof name === 'string') return pointers.includes(name) ? name : undefined
  const { first, middle, last, familyFirst } = name
  const there = (pointer: Pointer | undefined) => pointers.find((one) => one === pointer)
  const found = { first: there(first), middle: there(middle), last: there(last), familyFirst }
  return pathsOfName(found).length > 0 ? found : undefined
}

function partsCalled(called: (names: ReadonlySet<string>) => Pointer | undefined): NamePaths | undefined {
  const [first, last] = [called(firstNames), called(lastNames)]
  return first !== undefined && last !== undefined ? { first, last } : undefined
}

function onlyField(nodes: FormNode[], names: ReadonlySet<string>): Pointer | undefined {
  const [only, ...others] = textFields(nodes).filter(
    ({ title, tokens }) => names.has(plainName(title)) || names.has(plainName(tokens.at(-1) ?? '')),
  )
  return only && others.length === 0 ? pointerOf(only.tokens) : undefined
}
