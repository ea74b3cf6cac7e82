import { faultOfName } from './check-name'
import { documentKinds, recogniseDocument } from './document-kind'

/** Of the file itself; in base64 it is a third larger. */
export const largestFileBytes = 5 * 1024 * 1024

const tooLarge = 'The file is larger than 5 MB'

/**
 * Whether a document may be sent, by its content and that its name does not tell of another: then the media type to send it with, otherwise why not. The same check runs on
 * both sides. A profile's `contentMediaType` does not narrow it: it tells what the partner has documented, not all that it reads.
 */
export function checkFile(bytes: Uint8Array, name: string | null): { mediaType: string } | { fault: string } {
  if (bytes.length > largestFileBytes) return { fault: tooLarge }
  const recognised = recogniseDocument(bytes)
  if ('kind' in recognised) {
    const fault = name === null ? null : faultOfName(name, recognised.kind)
    return fault === null ? { mediaType: documentKinds[recognised.kind].mediaType } : { fault }
  }
  return { fault: `This is ${recognised.is}; it must be a PDF, DOC, DOCX, ODT, RTF or TXT file` }
}

/** The bytes of a base64 text; null where it is none. A text too long for a file that may be sent is not read. */
export function bytesOf(base64: string): Uint8Array | { fault: string } | null {
  if (base64.length > Math.ceil(largestFileBytes / 3) * 4) return { fault: tooLarge }
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** How many bytes a base64 text stands for. */
export function sizeOf(base64: string): number {
  return (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0)
}
