import 'server-only'
import { scrypt } from 'node:crypto'

export type Cost = { N: number; r: number; p: number }

const maxMemory = 64 * 1024 * 1024

/** Derives a key from a password with scrypt at this cost. */
export function deriveKey(password: string, salt: string | Buffer, cost: Cost, bytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, { ...cost, maxmem: maxMemory }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
