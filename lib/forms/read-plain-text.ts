// biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is asked
const control = /[\0-\x08\x0b\x0e-\x1f\x7f\ufffe\uffff]/

/** Bytes that have no character in Windows-1252. */
const unassigned = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/**
 * Returns the bytes as text, in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252; null if they are not text.
 */
export function plainText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be')
  const text = decoded(bytes, 'utf-8')
  if (text !== null) return text
  return bytes.some((byte) => unassigned.has(byte)) ? null : decoded(bytes, 'windows-1252')
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return control.test(text) ? null : text
  } catch {
    return null
  }
}
