import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldTypes, optionsOfText, settingsOf, withSettings } from './field-settings'

const schemaOf = (answer: ReturnType<typeof withSettings>) => {
  if ('issue' in answer) throw new Error(answer.issue)
  return answer.schema
}

describe('the settings of a field', () => {
  test('leave the schema of an unchanged field as it was written', () => {
    const schema = { type: 'string', title: 'City', minLength: 2, maxLength: 120, description: 'Where', 'x-own': 1 }
    expect(schemaOf(withSettings(schema, settingsOf(schema)))).toEqual(schema)
    const choice = { oneOf: [{ const: 1, title: 'Full' }], default: 1 }
    expect(schemaOf(withSettings(choice, settingsOf(choice)))).toEqual(choice)
  })

  test('are read back as they were set', () => {
    const types = fieldTypes.filter((type) => type !== 'other' && type !== 'choice')
    const type = fc.constantFrom(...types)
    fc.assert(
      fc.property(
        type,
        type,
        fc.stringMatching(/^[A-Z][a-z ]{0,8}[a-z]$/),
        fc.boolean(),
        (was, type, title, isUnproven) => {
          const settings = { title, type, options: [], isHidden: false, start: '', isUnproven }
          const before = schemaOf(withSettings({ minLength: 3 }, { ...settings, type: was }))
          expect(settingsOf(schemaOf(withSettings(before, settings)))).toEqual(settings)
        },
      ),
    )
  })

  test('turn a field into a choice, and drop what belonged to its old type', () => {
    const { type, ...settings } = settingsOf({ type: 'string', minLength: 2, title: 'Kind' })
    expect(type).toBe('text')
    const choice = { ...settings, type: 'choice', options: ['full', 'part'], start: 'part' } as const
    expect(withSettings({ type: 'string', minLength: 2 }, { ...choice, options: [...choice.options] })).toEqual({
      schema: { enum: ['full', 'part'], title: 'Kind', default: 'part' },
    })
  })

  test('hide a field that sends a value of its type, but not one that sends nothing', () => {
    const schema = { type: 'integer', title: 'Source' }
    const hidden = { ...settingsOf(schema), isHidden: true }
    expect(withSettings(schema, hidden)).toEqual({ issue: 'A hidden field needs the value that it sends' })
    expect(withSettings(schema, { ...hidden, start: 'x' })).toEqual({ issue: 'The default is not a whole number' })
    expect(withSettings(schema, { ...hidden, start: '7' })).toEqual({ schema: { ...schema, const: 7 } })
    const id = { type: ['integer', 'string'], title: 'Source' }
    const sent = (start: string) => withSettings(id, { ...settingsOf(id), isHidden: true, start })
    expect([sent('7'), sent('D10')]).toEqual([{ schema: { ...id, const: 7 } }, { schema: { ...id, const: 'D10' } }])
  })
})

describe('options, one per line', () => {
  test.each([
    ['01\n02', ['01', '02']],
    ['1\n02', ['1', '02']],
    ['1\n\n 2 \n1', [1, 2]],
    ['1.5\n-2', [1.5, -2]],
    ['12345678901234567890', ['12345678901234567890']],
    ['NaN', ['NaN']],
  ])('%j are numbers only if all are written as numbers', (text, options) => {
    expect(optionsOfText(text, true)).toEqual(options)
  })

  test('are texts for a field of texts', () => {
    expect(optionsOfText('1\n2', false)).toEqual(['1', '2'])
  })
})
