import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ExportNote, exportNoteMark } from '@/lib/applicants/contract'
import { createExportSplitter } from './split-export'

const again: ExportNote = { kind: 'again', short: 'Rate “limited”, "busy"\n', attempt: 2, of: 5 }
const end: ExportNote = { kind: 'end', count: 2, failure: null, steppedOver: [], reasons: [] }
const note = (said: ExportNote) => `${exportNoteMark}${JSON.stringify(said)}\r\n`

function splitAt(text: string, sizes: number[]) {
  const bytes = new TextEncoder().encode(text)
  const split = createExportSplitter()
  const parts: Uint8Array[] = []
  const notes: ExportNote[] = []
  let lines = 0
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    const part = split(bytes.subarray(at, at + size))
    at += size
    parts.push(...part.file)
    notes.push(...part.notes)
    lines += part.lines
  }
  return { file: Buffer.concat(parts).toString('utf8'), notes, lines }
}

describe('an export taken apart', () => {
  const file = `\ufeffa,b\r\n"two\r\n${exportNoteMark}lines","say ""hi"""\r\nZoë,"${exportNoteMark}"\r\n`

  test('however it comes: the lines as they are, the notes out of them', () => {
    const rows = file.split('\ufeff')[1] ?? ''
    const text = `\ufeff${note(again)}${rows}${note(again)}${note(end)}`
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sizes) => {
        expect(splitAt(text, sizes)).toEqual({ file, notes: [again, again, end], lines: 3 })
      }),
    )
  })

  test('what breaks off in a line or a note ends with the last whole line', () => {
    expect(splitAt(`${file}"half`, [7])).toEqual({ file, notes: [], lines: 3 })
    expect(splitAt(file + note(end).slice(0, -1), [7])).toEqual({ file, notes: [], lines: 3 })
  })
})
