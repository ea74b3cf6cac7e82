import { expect, test } from 'vitest'
import { ReportedValues } from './reported-values'

test('keeps both letters when the second is typed before the form returns the first', () => {
  const values = new ReportedValues('')
  values.tell('B')
  values.tell('Br')
  expect(values.isOfOthers('B')).toBe(false)
  expect(values.isOfOthers('Br')).toBe(false)
})

test('accepts only the last value when the form skips the earlier ones', () => {
  const values = new ReportedValues('')
  values.tell('B')
  values.tell('Br')
  expect(values.isOfOthers('Br')).toBe(false)
  expect(values.isOfOthers('B')).toBe(true)
})

test('shows another draft, also while a value is pending, and even if it equals an earlier one', () => {
  const values = new ReportedValues('Cook')
  expect(values.isOfOthers('Cook')).toBe(false)
  values.tell('Cooks')
  expect(values.isOfOthers('Baker')).toBe(true)
  expect(values.isOfOthers('Baker')).toBe(false)
  expect(values.isOfOthers('Cook')).toBe(true)
})
