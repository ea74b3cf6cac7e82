import { expect, test } from 'vitest'
import { ToldValues } from './told-values'

test('a letter typed before the form gives back the first one keeps both', () => {
  const values = new ToldValues('')
  values.tell('B')
  values.tell('Br')
  expect(values.isOfOthers('B')).toBe(false)
  expect(values.isOfOthers('Br')).toBe(false)
})

test('the form may give back the last value alone', () => {
  const values = new ToldValues('')
  values.tell('B')
  values.tell('Br')
  expect(values.isOfOthers('Br')).toBe(false)
  expect(values.isOfOthers('B')).toBe(true)
})

test('another draft is shown, also while something is on its way, and after it the same as before', () => {
  const values = new ToldValues('Cook')
  expect(values.isOfOthers('Cook')).toBe(false)
  values.tell('Cooks')
  expect(values.isOfOthers('Baker')).toBe(true)
  expect(values.isOfOthers('Baker')).toBe(false)
  expect(values.isOfOthers('Cook')).toBe(true)
})
