import { expect, test } from 'vitest'
import { guessOnValue } from './guess-on-value'

test.each([
  ['on', 'off'],
  [true, false],
  [1, 0],
  ['an', 'aus'],
  ['På', 'Av'],
  ['oui', 'non'],
  ['ENCENDIDO', 'APAGADO'],
  ['ligado', 'desligado'],
  ['attivo', 'disattivato'],
  ['aan', 'uit'],
  ['włączone', 'wyłączone'],
  ['til', 'fra'],
  ['päällä', 'pois'],
  ['有効', '無効'],
  ['启用', '停用'],
  ['zapnuto', 'vypnuto'],
  ['subscribed', 'off'],
  ['yes', 'later'],
])('takes %s for on and %s for off, in either order', (on, off) => {
  expect(guessOnValue([on, off])).toBe(on)
  expect(guessOnValue([off, on])).toBe(on)
})

test.each([
  ['red', 'blue'],
  ['on', 'active'],
  ['off', 'nein'],
  ['', ' '],
])('does not choose between %s and %s', (one, other) => {
  expect(guessOnValue([one, other])).toBeNull()
})
