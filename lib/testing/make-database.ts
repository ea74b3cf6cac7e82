import { setFlagsFromString } from 'node:v8'
import { newDatabase } from '../commands/test-database.mjs'
import { baselineWasm } from './baseline-wasm'

/**
 * Vitest's global setup: creates the database that all tests copy, which each of the first tests would otherwise
 * create.
 */
export default async function makeDatabase(): Promise<void> {
  for (const flag of baselineWasm) setFlagsFromString(flag)
  await newDatabase()
}
