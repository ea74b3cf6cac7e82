import { describe, expect, test } from 'vitest'
import { compound } from '../testing/sample-documents'
import { readCompound } from './read-compound'

describe('the directory of an old Office file', () => {
  test('lists its entries, including those with one-letter names', () => {
    expect(readCompound(compound(['Root Entry', 'A', 'x'.repeat(31)]))).toEqual(['Root Entry', 'A', 'x'.repeat(31)])
  })

  test('is also found with sectors of 4 KB', () => {
    const file = Buffer.alloc(3 * 4096)
    file.writeUInt16LE(12, 30)
    file.writeUInt32LE(1, 48)
    file.fill(0xff, 76, 512)
    file.writeUInt32LE(0, 76)
    file.writeUInt32LE(0xfffffffe, 4096 + 4)
    file.write('Root', 2 * 4096, 'utf16le')
    file.writeUInt16LE(10, 2 * 4096 + 64)
    expect(readCompound(file)).toEqual(['Root'])
    file.writeUInt16LE(11, 30)
    expect(readCompound(file)).toBeNull()
  })

  test('is missing without entries or without its sectors', () => {
    const empty = compound(['A'])
    empty.writeUInt16LE(0, 1024 + 64)
    expect(readCompound(empty)).toBeNull()
    expect(readCompound(compound(['A']).subarray(0, 511))).toBeNull()
    const long = compound(['A'])
    long.writeUInt16LE(66, 1024 + 64)
    expect(readCompound(long)).toBeNull()
  })

  test('ends when its chain of sectors is circular', () => {
    const file = compound(['A'])
    file.writeUInt32LE(1, 512 + 4)
    expect(readCompound(file)?.[0]).toBe('A')
  })
})
