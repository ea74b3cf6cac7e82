import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'

/** Creates a file and waits until it is on disk. Returns false when it exists already; throws any other error. */
export function writeDurably(file: string, text: string): boolean {
  let handle: number
  try {
    handle = openSync(file, 'wx', 0o600)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  try {
    writeSync(handle, text)
    fsyncSync(handle)
    return true
  } finally {
    closeSync(handle)
  }
}
