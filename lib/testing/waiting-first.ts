import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Imports of test files that start processes, servers or a worker, and then mostly wait for them. */
const starts = [
  /testing\/(desk-process|postgres|prometheus|debian-program|crash-history)'/,
  /testing\/(child-process|test-worker|\w+-simulation)'/,
]

/** Runs files that wait for processes first: started last, they would leave the CPUs idle at the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const source = readFileSync(moduleId, 'utf8')
  const found = starts.findIndex((pattern) => pattern.test(source))
  return found === -1 ? starts.length : found
}
