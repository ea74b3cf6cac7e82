import 'server-only'
import { setImmediate, setTimeout } from 'node:timers/promises'

type Call<Value, Result> = { value: Value; resolve: (result: Result) => void; reject: (error: unknown) => void }

/** Work that takes longer, such as on a connection that hangs, no longer holds up the next. */
const maxWaitMs = 1_000

/**
 * Carries out calls together: those made while `work` is under way wait for it, then go into the next one.
 * `work` resolves with a result for each of its values, in their order; if it rejects, all of its calls do.
 */
export function createBatches<Value, Result>(
  work: (values: Value[]) => Promise<Result[]>,
): (value: Value) => Promise<Result> {
  const waiting: Call<Value, Result>[] = []
  let isWorking = false

  async function processWaiting() {
    isWorking = true
    // Whatever arrives with the same reads of the network belongs to the first batch, too.
    await setImmediate()
    while (waiting.length > 0) {
      const isOver = new AbortController()
      const carriedOut = carryOut(waiting.splice(0)).finally(() => isOver.abort())
      const isLate = setTimeout(maxWaitMs, undefined, { signal: isOver.signal }).catch(() => {})
      await Promise.race([carriedOut, isLate])
    }
    isWorking = false
  }

  async function carryOut(calls: Call<Value, Result>[]) {
    try {
      const results = await work(calls.map(({ value }) => value))
      for (const [index, { resolve }] of calls.entries()) resolve(results[index] as Result)
    } catch (error) {
      for (const { reject } of calls) reject(error)
    }
  }

  return (value) =>
    new Promise((resolve, reject) => {
      waiting.push({ value, resolve, reject })
      if (!isWorking) void processWaiting()
    })
}
