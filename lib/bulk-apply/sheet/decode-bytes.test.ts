import { expect, test } from 'vitest'
import { decodeBytes } from './decode-bytes'

const decode = (text: string) => decodeBytes(new TextEncoder().encode(text))

test('reads a text with few control characters, but not one with more than two in a hundred', () => {
  expect(decode('\u0001\u0002'.padEnd(100, 'x'))).toMatchObject({ encoding: 'UTF-8' })
  expect(decode('\u0001\u0002\u0003'.padEnd(100, 'x'))).toHaveProperty('message')
})

test('does not count tabs and line ends as control characters', () => {
  expect(decode('a\tb\r\n'.repeat(20))).toMatchObject({ encoding: 'UTF-8' })
})

test('does not read a text with a zero byte', () => {
  expect(decode(`${'x'.repeat(5_000)}\0`)).toHaveProperty('message')
})

test('reads Windows-1252 letters as Windows shows them', () => {
  expect(decodeBytes(Uint8Array.of(0x80, 0x3b, 0x93, 0xe9, 0x94, 0x9f))).toEqual({
    text: '€;“é”Ÿ',
    encoding: 'Windows-1252',
  })
})

test.each([
  ['little', [0xff, 0xfe, 0x41, 0x00, 0xe9, 0x00]],
  ['big', [0xfe, 0xff, 0x00, 0x41, 0x00, 0xe9]],
])('reads UTF-16 with the %s end first', (_, bytes) => {
  expect(decodeBytes(Uint8Array.from(bytes))).toEqual({ text: 'Aé', encoding: 'UTF-16' })
})

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('keeps the letters of a file put together from UTF-8 and Windows-1252', () => {
  const [utf8, windows] = [new TextEncoder().encode('\ufeffZoë,Łukasz,李雷,😀\n'), latin1('Ren\xe9\n')]
  expect(decodeBytes(Uint8Array.of(...utf8, ...windows))).toEqual({
    text: 'Zoë,Łukasz,李雷,😀\nRené\n',
    encoding: 'UTF-8 + Windows-1252',
  })
})

test('a file in Windows-1252 that happens to hold one character of UTF-8 stays what it is', () => {
  expect(decodeBytes(latin1('Temp\xe9rature \xc2\xb0'))).toMatchObject({
    text: 'Température Â°',
    encoding: 'Windows-1252',
  })
})
