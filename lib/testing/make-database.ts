import { setFlagsFromString } from 'node:v8'
import { newDatabase } from '../commands/test-database.mjs'
import { baselineWasm } from './baseline-wasm'

/** Vitest's global setup: otherwise each of the first tests would make the database that all of them copy. */
export default async function makeDatabase(): Promise<void> {
  for (const flag of baselineWasm) setFlagsFromString(flag)
  await newDatabase()
}
