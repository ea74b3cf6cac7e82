import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { specLines } from './spec-lines'

/** The spec lines that a test's title cites, separated by `;`. */
function linesNamedIn(testName: string): string[] {
  return [...testName.matchAll(/\bspec (\d[^:;]*)(?=[:;])/g)].map(([, line]) => (line ?? '').trim())
}

/**
 * Fails the run if a title cites an unknown spec line. After a full run, reports how many lines have a passing test,
 * and fails if any has none.
 */
export default class SpecCoverage implements Reporter {
  #vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  async onTestRunEnd(modules: readonly TestModule[]) {
    const bySandbox = new Set<string>()
    const byDesk = new Set<string>()
    let tests = 0
    for (const module of modules) {
      const proven = module.relativeModuleId.startsWith('lib/sandbox/') ? bySandbox : byDesk
      for (const test of module.children.allTests('passed')) {
        const lines = linesNamedIn(test.name)
        if (lines.length > 0) tests += 1
        for (const line of lines) proven.add(line)
      }
    }
    const all = Object.keys(specLines)
    const proven = new Set([...bySandbox, ...byDesk])
    const unknown = [...proven].filter((line) => !Object.hasOwn(specLines, line))
    for (const line of unknown) console.log(`  no such line: spec ${line}`)
    if (unknown.length > 0) process.exitCode = 1
    const files = (await this.#vitest?.globTestSpecifications()) ?? []
    if (modules.length < files.length || this.#vitest?.config.testNamePattern) return
    const missing = all.filter((line) => !proven.has(line))
    const count = (set: Set<string>) => all.filter((line) => set.has(line)).length
    console.log(
      `\nLines of the specification: ${all.length - missing.length} of ${all.length} have a test (${tests} tests): ` +
        `${count(bySandbox)} in the sandbox's conformance walk, ${count(byDesk)} in the desk`,
    )
    for (const line of missing) console.log(`  no test: spec ${line}: ${specLines[line]}`)
    if (missing.length > 0) process.exitCode = 1
  }
}
