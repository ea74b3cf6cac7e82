import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readFully } from './archive'

/** As on a network file system, which may return fewer bytes than asked for. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>()
  return {
    ...original,
    async open(file: string) {
      const handle: FileHandle = await original.open(file)
      return {
        read: (chunk: Buffer, offset: number, length: number, position: number) =>
          handle.read(chunk, offset, Math.min(length, 1_000), position),
        close: () => handle.close(),
      }
    },
  }
})

test('reads a whole file in small pieces, and what is truncated meanwhile as zeros', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-archive-'))
  const file = join(folder, 'table')
  const written = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at % 255) + 1))
  writeFileSync(file, written)
  const read = async () => {
    const chunks: Buffer[] = []
    for await (const chunk of readFully(file, written.length)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  expect((await read()).equals(written)).toBe(true)
  truncateSync(file, 250_000)
  expect((await read()).equals(Buffer.concat([written.subarray(0, 250_000), Buffer.alloc(50_000)]))).toBe(true)
  rmSync(folder, { recursive: true })
})
