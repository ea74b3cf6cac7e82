import type { SourceError } from './contract'
import { findBinaryError } from './source-errors'
import { sheetWords } from './words'

/**
 * Decodes text and names its encoding: strictly UTF-8, else UTF-16 by its byte order mark, else Windows-1252, or both
 * where a file was put together from parts in UTF-8 and Windows-1252.
 */
export function decodeBytes(bytes: Uint8Array): { text: string; encoding: string } | SourceError {
  const why = findBinaryError(bytes)
  if (why) return why
  const decoded = decode(bytes)
  return isText(decoded.text) ? decoded : { message: sheetWords.notText }
}

function decode(bytes: Uint8Array): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return decodeMixed(bytes) ?? { text: decodeWindows(bytes), encoding: 'Windows-1252' }
  }
}

/** A character of more than one byte in UTF-8, or a single byte that is none; of bytes as characters. */
const beyondAscii =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g

/**
 * Decodes UTF-8, and other bytes as Windows-1252; null if at least half of the characters beyond ASCII are no UTF-8.
 * Windows-1252 alone hardly ever has letters in the order that UTF-8 needs.
 */
function decodeMixed(bytes: Uint8Array): { text: string; encoding: string } | null {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
  let whole = 0
  let stray = 0
  const text = asCharacters(bytes).replace(beyondAscii, (found) => {
    const own = Uint8Array.from(found, (byte) => byte.charCodeAt(0))
    if (own.length === 1) {
      stray += 1
      return decodeWindows(own)
    }
    whole += 1
    return utf8.decode(own)
  })
  return whole > stray ? { text: text.replace(/^\ufeff/, ''), encoding: 'UTF-8 + Windows-1252' } : null
}

/** One character per byte. */
function asCharacters(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8_192)))
  return parts.join('')
}

/** The characters of Windows-1252 at 0x80 to 0x9f; five of these are unassigned. */
const windowsOnly = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Node 20 decodes Windows-1252 as Latin-1, so these characters are corrected. */
function decodeWindows(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return text.replace(/[\u0080-\u009f]/g, (letter) => windowsOnly.charAt(letter.charCodeAt(0) - 0x80))
}

/** A few control characters are tolerated; many of them, or a zero, mean binary data. */
function isText(text: string): boolean {
  if (text.includes('\0')) return false
  const head = text.slice(0, 4_096)
  const odd = head.match(/[^\P{Cc}\t\n\r]/gu)?.length ?? 0
  return odd <= head.length / 50
}
