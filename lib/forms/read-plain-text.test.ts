import { describe, expect, test } from 'vitest'
import { plainText } from './read-plain-text'

describe('plain text', () => {
  test.each([
    ['one byte of the UTF-16 byte order mark', [0xfe, 0x41], 'þA'],
    ['the other byte of the mark', [0x41, 0xff], 'Aÿ'],
    ['the first byte of the little-endian mark', [0xff, 0x41], 'ÿA'],
    ['big-endian UTF-16', [0xfe, 0xff, 0, 0x41], 'A'],
    ['little-endian UTF-16', [0xff, 0xfe, 0x41, 0], 'A'],
  ])('is read from %s', (_, bytes, text) => {
    expect(plainText(Uint8Array.from(bytes))).toBe(text)
  })

  test('is rejected with bytes that Windows-1252 does not define, and accepted with those it does', () => {
    const isText = (byte: number) => plainText(Uint8Array.from([0x41, byte])) !== null
    const none = Array.from({ length: 32 }, (_, at) => 0x80 + at).filter((byte) => !isText(byte))
    expect(none).toEqual([0x81, 0x8d, 0x8f, 0x90, 0x9d])
  })
})
