import { expect, test } from 'vitest'
import { decodeBytes } from './decode-bytes'

const decode = (text: string) => decodeBytes(new TextEncoder().encode(text))

test('a text with few control characters is read, one with more than two in a hundred is not', () => {
  expect(decode('\u0001\u0002'.padEnd(100, 'x'))).toMatchObject({ encoding: 'UTF-8' })
  expect(decode('\u0001\u0002\u0003'.padEnd(100, 'x'))).toHaveProperty('message')
})

test('tabs and line ends are not counted as control characters', () => {
  expect(decode('a\tb\r\n'.repeat(20))).toMatchObject({ encoding: 'UTF-8' })
})

test('a text with a zero in it is not read', () => {
  expect(decode(`${'x'.repeat(5_000)}\0`)).toHaveProperty('message')
})

test('letters of Windows-1252 are read as what Windows shows', () => {
  expect(decodeBytes(Uint8Array.of(0x80, 0x3b, 0x93, 0xe9, 0x94, 0x9f))).toEqual({
    text: '€;“é”Ÿ',
    encoding: 'Windows-1252',
  })
})

test.each([
  ['little', [0xff, 0xfe, 0x41, 0x00, 0xe9, 0x00]],
  ['big', [0xfe, 0xff, 0x00, 0x41, 0x00, 0xe9]],
])('UTF-16 is read with the %s end first', (_, bytes) => {
  expect(decodeBytes(Uint8Array.from(bytes))).toEqual({ text: 'Aé', encoding: 'UTF-16' })
})
