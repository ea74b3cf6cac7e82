import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { toolEnvironment } from '../run.mjs'

const program = fileURLToPath(new URL('test-process.mjs', import.meta.url))
const startMs = 120_000

/** Runs test files in a long-lived process, and replaces the process when one of them does not end. */
export class TestRunner {
  #child = null
  #lastId = 0

  /** Absolute paths of the test files that import a source file, directly or indirectly. */
  async relatedTests(file) {
    const { tests } = await this.#ask({ kind: 'relate', file }, startMs)
    return tests
  }

  /**
   * Returns { isPassed, failed, durationMs } up to the first failure, with `code` in place of `file`; null when the run
   * did not end.
   */
  async run(tests, { file = '', code = '', timeoutMs = startMs } = {}) {
    return await this.#ask({ kind: 'run', file, code, tests }, timeoutMs)
  }

  close() {
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  async #ask(message, timeoutMs) {
    this.#child ??= await start()
    const id = ++this.#lastId
    const answer = answerOf(this.#child, id, timeoutMs)
    this.#child.send({ id, ...message })
    const result = await answer
    if (result === null) this.close()
    if (result?.error) throw new Error(result.error)
    return result
  }
}

async function start() {
  const child = fork(program, {
    env: toolEnvironment({ NODE_ENV: 'test', VITEST: 'true' }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if ((await answerOf(child, 0, startMs)) === null) throw new Error('Vitest did not start.')
  return child
}

/** Resolves with the answer of this id; with null when none comes in time or the process ends first. */
function answerOf(child, id, timeoutMs) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(null), timeoutMs)
    const hear = (message) => message.id === id && done(message)
    const end = () => done(null)
    function done(result) {
      clearTimeout(timer)
      child.off('message', hear).off('exit', end)
      resolve(result)
    }
    child.on('message', hear).on('exit', end)
  })
}
