import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, type ZlibOptions } from 'node:zlib'

type Decompress = (bytes: Uint8Array, options: ZlibOptions) => Promise<Uint8Array>

const decompressors = new Map<string, Decompress>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

/**
 * Decompresses an answer. The desk never asks for compression, but some proxies compress anyway. `too-large`: more than
 * `most` bytes once decompressed. Null: the encoding is unknown, or the bytes are not in it.
 */
export async function decompress(
  bytes: Uint8Array,
  encoding: string,
  most: number,
): Promise<Uint8Array | 'too-large' | null> {
  if (bytes.length === 0) return bytes
  const decompressor = decompressors.get(encoding.trim().toLowerCase())
  if (!decompressor) return null
  try {
    return await decompressor(bytes, { maxOutputLength: most })
  } catch (error) {
    return error instanceof RangeError ? 'too-large' : null
  }
}
