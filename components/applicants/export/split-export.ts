import { type ExportNote, exportNoteMark } from '@/lib/applicants/contract'

/** What became whole with some bytes: lines for the file, how many they are, and notes. */
export type Split = { file: Uint8Array[]; lines: number; notes: ExportNote[] }

const quote = 0x22
const newline = 0x0a
const mark = exportNoteMark.charCodeAt(0)
const byteOrderMark = [0xef, 0xbb, 0xbf]

/**
 * Takes an export apart while it comes: whole lines go into the file, notes are taken out of it. What has no end yet is held
 * back, so that an export that breaks off ends with a whole line.
 */
export function createExportSplitter(): (bytes: Uint8Array) => Split {
  let held = new Uint8Array()
  let isInQuotes = false
  let isNote = false
  let isAtLineStart = true
  let seen = 0

  return (bytes) => {
    const all = joined(held, bytes)
    const split: Split = { file: [], lines: 0, notes: [] }
    let lineStart = 0
    let fileStart = 0
    for (let index = held.length; index < all.length; index += 1) {
      const byte = all[index]
      seen += 1
      if (seen <= byteOrderMark.length && byte === byteOrderMark[seen - 1]) {
        lineStart = index + 1
        continue
      }
      if (isAtLineStart && byte === mark) isNote = true
      isAtLineStart = false
      if (byte === quote && !isNote) isInQuotes = !isInQuotes
      if (byte !== newline || isInQuotes) continue
      isAtLineStart = true
      if (isNote) {
        split.file.push(all.slice(fileStart, lineStart))
        split.notes.push(noteOf(all.subarray(lineStart + 1, index)))
        fileStart = index + 1
        isNote = false
      } else split.lines += 1
      lineStart = index + 1
    }
    split.file.push(all.slice(fileStart, lineStart))
    held = all.slice(lineStart)
    return split
  }
}

function noteOf(bytes: Uint8Array): ExportNote {
  // Our own handler writes it by the contract.
  return JSON.parse(new TextDecoder().decode(bytes)) as ExportNote
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
