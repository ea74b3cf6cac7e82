import { checkFileName } from './check-file-name'
import { detectDocument, documentKinds } from './document-kind'
import { inputWords } from './words'

/** The size of the file itself; in base64 it is a third larger. */
export const maxFileBytes = 5 * 1024 * 1024

/**
 * Returns a document's media type, or why it may not be sent, by content and name. Runs in browser and server. A
 * profile's `contentMediaType` does not narrow it: that is what the partner documents, not all it reads.
 */
export function checkFile(bytes: Uint8Array, name: string | null): { mediaType: string } | { issue: string } {
  if (bytes.length > maxFileBytes) return { issue: inputWords.largeFile }
  const recognised = detectDocument(bytes)
  if ('kind' in recognised) {
    const issue = name === null ? null : checkFileName(name, recognised.kind)
    return issue === null ? { mediaType: documentKinds[recognised.kind].mediaType } : { issue }
  }
  return { issue: inputWords.noDocument({ what: recognised.is }) }
}

/**
 * Returns the bytes of a base64 text; null if it is not base64. A text too long for a file that may be sent is not
 * decoded.
 */
export function decodeBase64(base64: string): Uint8Array | { issue: string } | null {
  if (base64.length > Math.ceil(maxFileBytes / 3) * 4) return { issue: inputWords.largeFile }
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return null
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** Returns the number of bytes that a base64 text encodes. */
export function base64Size(base64: string): number {
  return (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0)
}
