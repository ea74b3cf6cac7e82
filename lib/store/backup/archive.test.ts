import { randomBytes } from 'node:crypto'
import { mkdtempSync, type ReadStream, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { readArchive, readFully, writeArchive } from './archive'

const opened = vi.hoisted((): ReadStream[] => [])
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>()
  return {
    ...original,
    createReadStream(file: string) {
      const stream = original.createReadStream(file)
      opened.push(stream)
      return stream
    },
  }
})

/** As on a network file system, which may return fewer bytes than asked for. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>()
  return {
    ...original,
    async open(file: string, flags?: string) {
      const handle: FileHandle = await original.open(file, flags)
      return {
        read: (chunk: Buffer, offset: number, length: number, position: number) =>
          handle.read(chunk, offset, Math.min(length, 1_000), position),
        sync: () => handle.sync(),
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

test('closes an archive whose reader leaves before its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-archive-'))
  const file = join(folder, 'backup.tar.gz')
  const content = randomBytes(1_000_000)
  async function* entries() {
    for (const path of ['one', 'two']) yield { path, size: content.length, content: Readable.from([content]) }
  }
  await writeArchive(file, entries(), new Map())
  opened.length = 0
  for await (const { path } of readArchive(file)) {
    expect(path).toBe('one')
    break
  }
  expect(opened).toHaveLength(1)
  await expect.poll(() => opened[0]?.closed).toBe(true)
  rmSync(folder, { recursive: true })
})
