import { expect, test } from 'vitest'
import { hueOf } from './hues'

const stages = ['New', 'In Review', 'Screening', 'Interview', 'Offer', 'Hired', 'Rejected', 'Withdrawn']

test('the usual stages have eight different hues, and hired is green', () => {
  expect(new Set(stages.map(hueOf)).size).toBe(8)
  expect(hueOf('Hired')).toBe('hue-2')
})

test('a value has the same hue in any spelling and script', () => {
  expect(hueOf(' in review ')).toBe(hueOf('In Review'))
  for (const value of ['Zurückgestellt', 'مقبول', '面接']) expect(hueOf(value)).toMatch(/^hue-[1-8]$/)
})

test('an empty value has no hue', () => {
  expect([hueOf(null), hueOf(''), hueOf(' ')]).toEqual(['none', 'none', 'none'])
})
