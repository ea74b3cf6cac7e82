import { afterEach, expect, test } from 'vitest'
import { knownDescriptions } from '../forms/words'
import shipped from '../partner/profile/default.json'
import { fieldLabel } from './field-label'
import { createFieldReader } from './field-reader'
import { shownLabel } from './shown-label'
import { knownLabels } from './words'

afterEach(() => {
  globalThis.requestLanguage = undefined
})

test('shows known labels in the reader’s language, and others unchanged', () => {
  globalThis.requestLanguage = () => 'de'
  expect(shownLabel('Full name')).toBe('Vollständiger Name')
  expect(shownLabel('Shoe size')).toBe('Shoe size')
  expect(shownLabel('toString')).toBe('toString')
  globalThis.requestLanguage = () => 'en'
  expect(shownLabel('Full name')).toBe('Full name')
})

test('also translates the fields of a job that are not in the form', () => {
  globalThis.requestLanguage = () => 'de'
  const fields = ['/state', '/external_url', '/redirect_apply_url_v2', '/filled_positions_count']
  expect(fields.map((pointer) => shownLabel(fieldLabel(pointer)))).toEqual([
    'Bundesland oder Region',
    'Externer Link',
    'Link zur Bewerbung',
    'Besetzte Plätze',
  ])
  const ofStatus = createFieldReader({ status: '/state' })
  expect(ofStatus.label('/state'), 'where it is no region').toBe('State')
})

test('translates every text of the built-in forms', () => {
  const texts = [shipped.jobs.create, shipped.easyApply.body, shipped.aiChat].flatMap(textsOf)
  expect(texts).toContain('The team that the job belongs to.')
  const known = { ...knownLabels, ...knownDescriptions }
  expect(texts.filter((text) => !Object.hasOwn(known, text))).toEqual([])
  for (const [name, text] of Object.entries(known)) expect(text).toBe(name)
})

function textsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]) =>
    (name === 'title' || name === 'description') && typeof value === 'string' ? [value] : textsOf(value),
  )
}
