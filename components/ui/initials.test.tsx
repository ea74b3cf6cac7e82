import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials'

describe('initials', () => {
  it.each([
    ['Anna Zweig', 'AZ'],
    ['anna maria von zweig', 'AZ'],
    ['Cher', 'C'],
    ['  ', '?'],
    ['', '?'],
    ['anna.zweig@example.com', 'AZ'],
    ['倉庫 太郎', '倉太'],
    ['Ægir (he/him)', 'Æ'],
    ['🌻 Sun', 'S'],
  ])('for %j are %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters)
  })
})
