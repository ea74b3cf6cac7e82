const quote = 0x22
const newline = 0x0a

/** Counts the lines of a CSV file as its bytes arrive; a line break inside quotes does not end a line. */
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
    /** `wholeBytes`: the length up to the end of the last complete line. */
    counted: () => ({ lines, wholeBytes }),
  }
}
