import { describe, expect, test } from 'vitest'
import { findMarks, holdsWord } from './find-marks'
import { normalizeText } from './normalize-text'

const word = (text: string, isStart = false) => ({ text: normalizeText(text), isStart })
const marked = (text: string, ...words: string[]) =>
  findMarks(
    text,
    words.map((one) => word(one)),
  )
    ?.map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('') ?? null

describe('the highlighted matches', () => {
  test.each([
    ['Anna Zweig', ['zweig'], 'Anna [Zweig]'],
    ['Łukasz Żaneta', ['lukasz', 'zaneta'], '[Łukasz] [Żaneta]'],
    ['Straße', ['strasse'], '[Straße]'],
    ['Ærøskøbing', ['aero'], '[Ærø]skøbing'],
    ['José Muñoz', ['jose mu'], '[José Mu]ñoz'],
    ['Анна Петрова', ['петр'], 'Анна [Петр]ова'],
    ['김민준', ['민'], '김[민]준'],
    ['株式会社みどり', ['みど'], '株式会社[みど]り'],
    ['مُوصى به', ['موصي'], '[مُوصى] به'],
    ['banana', ['ana'], 'b[anana]'],
    ['a 🌻 b', ['b'], 'a 🌻 [b]'],
  ])('of %s', (text, words, expected) => expect(marked(text, ...words)).toBe(expected))

  test('are none when no word is in the text', () => {
    expect(marked('Anna', 'zweig')).toBeNull()
    expect(marked('Anna')).toBeNull()
  })

  test('are only word beginnings when the search finds no others', () => {
    expect(findMarks('Banane an', [word('an', true)])?.map(({ text }) => text)).toEqual(['Banane ', 'an'])
    expect(holdsWord('Banane', word('an', true))).toBe(false)
    expect(holdsWord('Annabel', word('an', true))).toBe(true)
  })
})
