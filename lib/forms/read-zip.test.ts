import { describe, expect, test } from 'vitest'
import { zip } from '../testing/sample-documents'
import { readZip } from './read-zip'

describe('a ZIP file', () => {
  const mimetype = 'application/vnd.oasis.opendocument.text'
  const odt = zip([
    ['mimetype', mimetype],
    ['content.xml', '<x/>'],
  ])
  /** Where the central directory begins, according to the end record. */
  const directory = odt.readUInt32LE(odt.length - 6)

  function changed(change: (file: Buffer) => void) {
    const file = Buffer.from(odt)
    change(file)
    return readZip(file)
  }

  test('lists its entries, which show what it is', () => {
    expect(readZip(odt)).toEqual({ names: ['mimetype', 'content.xml'], mimetype })
    expect(readZip(zip([['a', 'b']]))).toEqual({ names: ['a'], mimetype: null })
    expect(readZip(zip([]))).toEqual({ names: [], mimetype: null })
  })

  test('has no type when its first entry is compressed, too long, or outside the file', () => {
    expect(changed((file) => file.writeUInt16LE(8, directory + 10))?.mimetype).toBeNull()
    expect(changed((file) => file.writeUInt32LE(201, directory + 24))?.mimetype).toBeNull()
    expect(changed((file) => file.writeUInt32LE(file.length - 29, directory + 42))?.mimetype).toBeNull()
  })

  test('is rejected when its directory is damaged or beyond its end', () => {
    expect(changed((file) => file.writeUInt32LE(0, directory))).toBeNull()
    expect(changed((file) => file.writeUInt32LE(file.length - 40, file.length - 6))).toBeNull()
    expect(readZip(Buffer.alloc(10))).toBeNull()
  })

  test('is recognized with a comment at its end of at most 65,535 bytes', () => {
    expect(readZip(Buffer.concat([odt, Buffer.alloc(65_535)]))?.mimetype).toBe(mimetype)
    expect(readZip(Buffer.concat([odt, Buffer.alloc(65_536)]))).toBeNull()
  })

  test('is read past the extra data of an entry', () => {
    const extra = changed((file) => file.writeUInt16LE(1, directory + 30))
    expect(extra).toBeNull()
  })
})
