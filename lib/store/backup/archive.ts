import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A file in an archive. `content` yields exactly `size` bytes. */
export type ArchiveEntry = { path: string; size: number; content: AsyncIterable<Buffer> }

const block = 512
const chunkBytes = 256 * 1024

/** Writes a new tar.gz only this account can read, and syncs it to disk. Adds the SHA-256 of each file to `sums`. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<ArchiveEntry>,
  sums: Map<string, string>,
): Promise<void> {
  await pipeline(
    Readable.from(tarOf(entries, sums), { objectMode: true }),
    createGzip({ level: 1 }),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
  const handle = await open(file, 'r+')
  await handle.sync().finally(() => handle.close())
}

/**
 * Reads one of our tar.gz files to its end, entry by entry; each must be consumed before the next. Throws when damaged.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const packed = createReadStream(file)
  const unpacked = packed.pipe(createGunzip())
  packed.on('error', (error) => unpacked.destroy(error))
  try {
    const reader = createReader(unpacked)
    for (;;) {
      const head = await reader.take(block)
      if (head.every((byte) => byte === 0)) break
      const path = textAt(head, 0, 100)
      const size = Number.parseInt(textAt(head, 124, 12), 8)
      if (checksumOf(head) !== Number.parseInt(textAt(head, 148, 8), 8))
        throw new Error(`${file} is damaged: it has an unreadable entry`)
      yield { path, size, content: reader.stream(size) }
      await reader.take(padding(size))
    }
    // gzip verifies its checksum only at the end.
    await reader.drain()
  } finally {
    // While it is open, a deleted file still takes up space on the disk.
    packed.destroy()
    unpacked.destroy()
  }
}

export async function sumOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** Reads a file as it is now. What is truncated meanwhile is read as zeros; the write-ahead log restores it. */
export async function* readFully(file: string, size: number): AsyncGenerator<Buffer> {
  const handle = await open(file)
  try {
    for (let left = size; left > 0; ) {
      const chunk = Buffer.alloc(Math.min(left, chunkBytes))
      for (let filled = 0, isEnd = false; filled < chunk.length && !isEnd; ) {
        const { bytesRead } = await handle.read(chunk, filled, chunk.length - filled, size - left + filled)
        filled += bytesRead
        isEnd = bytesRead === 0
      }
      left -= chunk.length
      yield chunk
    }
  } finally {
    await handle.close()
  }
}

async function* tarOf(entries: AsyncIterable<ArchiveEntry>, sums: Map<string, string>): AsyncGenerator<Buffer> {
  for await (const { path, size, content } of entries) {
    yield headOf(path, size)
    const hash = createHash('sha256')
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
    sums.set(path, hash.digest('hex'))
    if (padding(size) > 0) yield Buffer.alloc(padding(size))
  }
  yield Buffer.alloc(2 * block)
}

const padding = (size: number) => (block - (size % block)) % block

function headOf(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 99) throw new Error(`A path is too long for an archive: ${path}`)
  const head = Buffer.alloc(block)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  head.write(path, 0)
  head.write(`${octal(0o600, 8)}${octal(0, 8)}${octal(0, 8)}`, 100)
  head.write(`${octal(size, 12)}${octal(Math.floor(Date.now() / 1000), 12)}`, 124)
  head.write('0', 156)
  head.write('ustar\u000000', 257)
  head.write(octal(checksumOf(head), 7), 148)
  return head
}

/** The sum of the header's bytes, with the checksum field itself counted as spaces. */
function checksumOf(head: Buffer): number {
  let sum = 8 * 32
  for (let at = 0; at < block; at += 1) if (at < 148 || at >= 156) sum += head[at] ?? 0
  return sum
}

const textAt = (head: Buffer, from: number, length: number) =>
  head.toString('utf8', from, from + length).replace(/[\0 ].*$/s, '')

function createReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  /** Reads up to `most` bytes, at least one. */
  async function some(most: number): Promise<Buffer> {
    if (rest.length === 0) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('The archive ends too early')
      rest = value
    }
    const taken = rest.subarray(0, most)
    rest = rest.subarray(taken.length)
    return taken
  }
  return {
    async take(count: number): Promise<Buffer> {
      const parts: Buffer[] = []
      for (let left = count; left > 0; left -= parts.at(-1)?.length ?? 0) parts.push(await some(left))
      return Buffer.concat(parts)
    },
    async *stream(count: number): AsyncGenerator<Buffer> {
      for (let left = count; left > 0; ) {
        const part = await some(left)
        left -= part.length
        yield part
      }
    },
    async drain() {
      while (!(await chunks.next()).done);
    },
  }
}
