import { describe, expect, test } from 'vitest'
import { formNodes } from './form-node'
import { defaultValues, fieldName, toBody } from './form-values'
import { restoreForm, saveForm } from './saved-form'
import { toFormValues } from './to-form-values'

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    team: { type: 'integer' },
    kind: { enum: ['full', 'part'] },
    isHidden: { type: 'boolean' },
    place: { type: 'object', properties: { town: { type: 'string' }, zip: { type: 'string' } } },
    shifts: { type: 'array', items: { type: 'object', properties: { hours: { type: 'number' } } } },
    extra: { type: 'object' },
  },
}
const body = {
  title: 'Night baker',
  team: 12,
  kind: 'part',
  isHidden: false,
  place: { town: 'Łódź', zip: '90-001' },
  shifts: [{ hours: 7.5 }],
  extra: { a: [1] },
}
const nodes = formNodes(schema)

/** The form after a release that dropped and narrowed some of its fields. */
const { team: _, ...rest } = schema.properties
const narrower = formNodes({
  ...schema,
  properties: {
    ...rest,
    kind: { enum: ['full'] },
    place: { type: 'object', properties: { town: { type: 'string' } } },
  },
})

describe('the values of a body', () => {
  test('make the same body again', () => {
    const { values, unmapped } = toFormValues(nodes, body)
    expect(unmapped).toEqual([])
    expect(toBody(nodes, values)).toEqual(body)
  })

  test('without a field are reported, unless empty', () => {
    const { values, unmapped } = toFormValues(nodes, { title: 'Baker', id: 7, note: null, team: { id: 1 } })
    expect(unmapped).toEqual([
      { tokens: ['team'], value: { id: 1 }, hasField: true },
      { tokens: ['id'], value: 7, hasField: false },
    ])
    expect(toBody(nodes, values)).toEqual({ title: 'Baker' })
  })
})

describe('a saved form', () => {
  const fields = { ...toFormValues(nodes, body).values, [fieldName('extra')]: '{ no json' }
  const kept = saveForm(nodes, 'one', { fields, others: [{ name: 'shift', json: '{"from"' }] })

  test('is restored as typed, including unfinished JSON', () => {
    expect(restoreForm(nodes, 'one', kept)).toEqual({ fields, others: kept.others, unmapped: [] })
  })

  test('reports values that a changed form cannot hold', () => {
    const restored = restoreForm(narrower, 'two', kept)
    expect(toBody(narrower, restored.fields)).toEqual({
      title: 'Night baker',
      isHidden: false,
      place: { town: 'Łódź' },
      shifts: [{ hours: 7.5 }],
      extra: '{ no json',
    })
    expect(restored.others).toEqual([
      { name: 'shift', json: '{"from"' },
      { name: 'team', json: '12' },
    ])
    expect(restored.unmapped).toEqual([
      { pointer: '/kind', text: 'part' },
      { pointer: '/place/zip', text: '90-001' },
    ])
  })

  test('stays empty if it was', () => {
    const empty = saveForm(nodes, 'one', { fields: defaultValues(nodes), others: [] })
    expect(restoreForm(narrower, 'two', empty)).toEqual({ fields: defaultValues(narrower), others: [], unmapped: [] })
  })
})

test('shows a saved value without a field as JSON unless it is text', () => {
  const group = (properties: Record<string, { type: string }>) =>
    formNodes({ type: 'object', properties: { place: { type: 'object', properties } } })
  const before = group({ town: { type: 'string' }, zip: { type: 'integer' } })
  const fields = { [fieldName('place')]: { [fieldName('town')]: 'Oslo', [fieldName('zip')]: '123' } }
  const kept = saveForm(before, 'one', { fields, others: [] })
  expect(restoreForm(group({ town: { type: 'string' } }), 'two', kept).unmapped).toEqual([
    { pointer: '/place/zip', text: '123' },
  ])
  expect(defaultValues(before)).toEqual({ _place: { _town: '', _zip: '' } })
})

test('keeps unfinished JSON where it was typed, also inside lists and groups', () => {
  const json = { type: 'object' }
  const nodes = formNodes({
    type: 'object',
    properties: { list: { type: 'array', items: json }, group: { type: 'object', properties: { extra: json } } },
  })
  const fields = {
    [fieldName('list')]: [{ entry: '{"a":1}' }, { entry: '{ no json' }],
    [fieldName('group')]: { [fieldName('extra')]: '[' },
  }
  expect(saveForm(nodes, 'one', { fields, others: [] }).body).toEqual({
    list: [{ a: 1 }, '{ no json'],
    group: { extra: '[' },
  })
})

test('a file that was still being read is not saved', () => {
  const withFile = formNodes({
    type: 'object',
    properties: { title: { type: 'string' }, cv: { type: 'string', format: 'byte' } },
  })
  const title = { [fieldName('title')]: 'Baker' }
  const reading = { name: 'cv.pdf', type: '', data: '', isReading: true as const }
  const saved = saveForm(withFile, 'now', { fields: { ...title, [fieldName('cv')]: reading }, others: [] })
  expect(saved.fields).toEqual({ ...title, [fieldName('cv')]: null })
  expect(saved.body).toEqual({ title: 'Baker' })
})
