/**
 * Yields the same steps, with the next one already running while one is used. Calls `leave` at the end, to abort a step
 * that is still running.
 */
export async function* prefetchOne<T>(
  steps: AsyncIterator<T, void, undefined>,
  leave: () => void,
): AsyncGenerator<T, void, undefined> {
  try {
    let next = await steps.next()
    while (!next.done) {
      const coming = steps.next()
      // The error is handled where the step is awaited; until then it must not count as an unhandled rejection.
      coming.catch(() => {})
      yield next.value
      next = await coming
    }
  } finally {
    leave()
  }
}
