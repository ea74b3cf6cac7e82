import { createVitest } from 'vitest/node'
import { inRoot } from '../root.mjs'

/**
 * A long-lived Vitest that runs test files, with at most one source file replaced. A separate process, since a mutant
 * can loop forever. Messages: { id, kind: 'relate', file } and { id, kind: 'run', file, code, tests }.
 */
let replaced = { file: '', code: '' }

const mutant = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => (id === replaced.file ? replaced.code : null),
}

class InGivenOrder {
  sort = (files) => files
  shard = (files) => files
}

const options = {
  config: inRoot('lib', 'vitest.config.ts'),
  watch: false,
  pool: 'threads',
  fileParallelism: false,
  maxWorkers: 1,
  bail: 1,
  reporters: [{}],
  silent: true,
  sequence: { sequencer: InGivenOrder },
}
const vitest = await createVitest('test', options, {
  plugins: [mutant],
  esbuild: { logOverride: { 'impossible-typeof': 'silent' } },
})
const specifications = new Map((await vitest.globTestSpecifications()).map((one) => [one.moduleId, one]))

const handlers = {
  async relate({ file }) {
    vitest.config.related = [file]
    const found = await vitest.getRelevantTestSpecifications()
    return { tests: found.map((one) => one.moduleId) }
  },
  async run({ file, code, tests }) {
    replaced = { file, code }
    if (file) vitest.invalidateFile(file)
    vitest.state.filesMap.clear()
    vitest.state.errorsSet.clear()
    const start = performance.now()
    try {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        tests.map((test) => specifications.get(test)),
      )
      const failed = testModules.find((module) => !module.ok())
      const isPassed = !failed && unhandledErrors.length === 0 && testModules.length > 0
      return { isPassed, failed: failed?.moduleId, durationMs: performance.now() - start }
    } finally {
      replaced = { file: '', code: '' }
      if (file) vitest.invalidateFile(file)
    }
  },
}

process.on('message', async (message) => {
  try {
    process.send({ id: message.id, ...(await handlers[message.kind](message)) })
  } catch (error) {
    process.send({ id: message.id, error: String(error?.stack ?? error) })
  }
})
process.once('disconnect', () => process.exit())
process.send({ id: 0 })
