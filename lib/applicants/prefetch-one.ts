/**
 * The same steps, with the next one under way while one is worked on, and never more than that. `leave` is called at the end, so
 * that a step which is still under way can be called back.
 */
export async function* oneAhead<T>(
  steps: AsyncIterator<T, void, undefined>,
  leave: () => void,
): AsyncGenerator<T, void, undefined> {
  try {
    let next = await steps.next()
    while (!next.done) {
      const coming = steps.next()
      // A fault is met where the step is awaited; until then it must not count as one that nobody looks at.
      coming.catch(() => {})
      yield next.value
      next = await coming
    }
  } finally {
    leave()
  }
}
