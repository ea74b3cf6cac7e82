import { describe, expect, it } from 'vitest'
import { splitName } from './split-name'

const parts = { first: '/first', last: '/last' }

describe('splitting a full name for a form', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada   King Lovelace ', 'Ada King', 'Lovelace'],
    ['Lovelace, Ada King', 'Ada King', 'Lovelace'],
    ['van der Berg, Anna', 'Anna', 'van der Berg'],
  ])('splits %j before its last word, or at its comma', (name, first, last) => {
    expect(splitName(name, parts)).toEqual({ first, middle: '', last })
  })

  it('puts the family name first where that is customary', () => {
    expect(splitName('山田 太郎', { ...parts, familyFirst: true })).toEqual({ first: '太郎', middle: '', last: '山田' })
  })

  it('fills middle names when the form asks for them', () => {
    expect(splitName('Ada King Noel Lovelace', { ...parts, middle: '/middle' })).toEqual({
      first: 'Ada',
      middle: 'King Noel',
      last: 'Lovelace',
    })
  })

  it.each(['', '山田太郎', 'Madonna', ' , '])('leaves the ambiguous %j to the user', (name) => {
    expect(splitName(name, parts)).toEqual({ first: '', middle: '', last: '' })
  })
})
