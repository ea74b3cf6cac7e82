const quote = 0x22
const newline = 0x0a

/** Counts the lines of a CSV file as its bytes arrive; a line break between quotes belongs to its line. */
export function createLineCounter() {
  let isQuoted = false
  let read = 0
  let lines = 0
  let wholeBytes = 0
  return {
    add(bytes: Uint8Array) {
      for (const byte of bytes) {
        read += 1
        if (byte === quote) isQuoted = !isQuoted
        if (byte !== newline || isQuoted) continue
        lines += 1
        wholeBytes = read
      }
    },
    /** `wholeBytes`: up to the end of the last line that is whole. */
    counted: () => ({ lines, wholeBytes }),
  }
}
