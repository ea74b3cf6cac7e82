import { crc32, deflateRawSync } from 'node:zlib'
import type { DocumentKind } from '../forms/document-kind'

/** The smallest documents of each kind, for tests: created here, so that no binaries are in the repository. */
export const sampleDocuments: Record<DocumentKind, Buffer> = {
  pdf: Buffer.from('%PDF-1.7\n%\xe2\xe3\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1'),
  doc: compound(['Root Entry', 'WordDocument', '1Table']),
  docx: zip([
    ['[Content_Types].xml', '<Types/>'],
    ['word/document.xml', '<w:document/>'],
  ]),
  odt: zip([
    ['mimetype', 'application/vnd.oasis.opendocument.text'],
    ['content.xml', '<office:document-content/>'],
  ]),
  rtf: Buffer.from('{\\rtf1\\ansi Ada Lovelace\\par}'),
  txt: Buffer.from('Ada Lovelace, Łódź\r\nMathématicienne\n'),
}

/** A ZIP file: an entry named `mimetype` is stored, all others are compressed. */
export function zip(entries: [name: string, text: string][]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of entries) {
    const raw = Buffer.from(text)
    const isStored = name === 'mimetype'
    const data = isStored ? raw : deflateRawSync(raw)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isStored ? 0 : 8, 4)
    facts.writeUInt32LE(crc32(raw), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(raw.length, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const entryEnd = Buffer.alloc(14)
    entryEnd.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, entryEnd, Buffer.from(name))
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), data])
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

/** A legacy Office file with these names in its directory, which takes up as many sectors as it needs. */
export function compound(names: string[]): Buffer {
  const sectors = Math.ceil(names.length / 4)
  const file = Buffer.alloc(512 * (2 + sectors))
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(1, 48)
  file.fill(0xff, 76, 512)
  file.writeUInt32LE(0, 76)
  file.fill(0xff, 512, 1024)
  file.writeUInt32LE(0xfffffffd, 512)
  for (let sector = 1; sector <= sectors; sector++)
    file.writeUInt32LE(sector === sectors ? 0xfffffffe : sector + 1, 512 + 4 * sector)
  for (const [index, name] of names.entries()) {
    const at = 1024 + 128 * index
    file.write(name, at, 'utf16le')
    file.writeUInt16LE(2 * name.length + 2, at + 64)
    file[at + 66] = index === 0 ? 5 : 2
  }
  return file
}
