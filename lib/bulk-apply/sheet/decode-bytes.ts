import type { SourceError } from './contract'
import { findBinaryError } from './source-errors'
import { sheetWords } from './words'

/** Decodes text and names its encoding: strictly UTF-8, else UTF-16 by its byte order mark, else Windows-1252. */
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
    return { text: decodeWindows(bytes), encoding: 'Windows-1252' }
  }
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
