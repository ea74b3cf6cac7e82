import { basename, dirname, relative } from 'node:path'
import { root } from '../root.mjs'

/**
 * Chooses the tests for a source file: those that import it, nearest first, until together they take `maxMs`. Each
 * first runs once without a mutant: one that fails then is left out with a warning, one that takes too long silently.
 */
export class TestPlanner {
  #runner
  #maxMs
  #baselines = new Map()

  constructor(runner, maxMs) {
    this.#runner = runner
    this.#maxMs = maxMs
  }

  async plan(file) {
    const related = await this.#runner.relatedTests(`${root}${file}`)
    const nearest = related.toSorted((a, b) => distance(file, a) - distance(file, b))
    const plan = { tests: [], durationMs: 0 }
    for (const test of nearest) {
      const durationMs = await this.#durationOf(test)
      if (plan.durationMs + durationMs > this.#maxMs) {
        if (plan.tests.length > 0) break
        continue
      }
      plan.tests.push(test)
      plan.durationMs += durationMs
    }
    return plan
  }

  async #durationOf(test) {
    if (!this.#baselines.has(test)) {
      const result = await this.#runner.run([test], { timeoutMs: this.#maxMs })
      if (result?.isPassed === false) console.warn(`${relative(root, test)} fails without a mutant: left out.`)
      this.#baselines.set(test, result?.isPassed ? result.durationMs : Number.POSITIVE_INFINITY)
    }
    return this.#baselines.get(test)
  }
}

/** Distance in folders; a test of the same name is nearest, slow property tests come after their neighbors. */
function distance(file, test) {
  const path = relative(root, test)
  const isNamesake = basename(path).startsWith(`${basename(file).split('.')[0]}.`)
  const [from, to] = [dirname(file).split('/'), dirname(path).split('/')]
  const common = from.findIndex((part, index) => part !== to[index])
  return (
    from.length +
    to.length -
    2 * (common === -1 ? from.length : common) -
    (isNamesake ? 10 : 0) +
    (path.includes('.property.') ? 3 : 0)
  )
}
