type Zip = {
  names: string[]
  /** What the `mimetype` entry says about the file, as in OpenDocument and e-books; null if it says nothing. */
  mimetype: string | null
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const endLength = 22
const maxCommentLength = 65_535
const maxEntries = 20_000

/**
 * Reads the entries from the central directory at the end of a ZIP file. Returns null for a truncated file or no ZIP.
 */
export function readZip(bytes: Uint8Array): Zip | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const names: string[] = []
  let mimetype: string | null = null
  for (let entry = 0; entry < Math.min(count, maxEntries); entry++) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) return null
    const nameLength = view.getUint16(at + 28, true)
    const name = text(bytes, at + 46, nameLength)
    if (name === 'mimetype') mimetype = readStored(bytes, view, at)
    names.push(name)
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return { names, mimetype }
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - maxCommentLength)
  for (let at = view.byteLength - endLength; at >= first; at--) if (view.getUint32(at, true) === endMark) return at
  return null
}

/** Reads an entry that is stored uncompressed, as an OpenDocument file's `mimetype` must be. */
function readStored(bytes: Uint8Array, view: DataView, at: number): string | null {
  const isStored = view.getUint16(at + 10, true) === 0
  const length = view.getUint32(at + 24, true)
  const local = view.getUint32(at + 42, true)
  if (!isStored || length > 200 || local + 30 > bytes.length) return null
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  return text(bytes, start, length).trim()
}

function text(bytes: Uint8Array, start: number, length: number): string {
  return new TextDecoder().decode(bytes.subarray(start, start + length))
}
