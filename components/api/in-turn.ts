/** Does one piece of work after the other. */
export type InTurn<Name extends string> = {
  /**
   * Runs `work` once earlier work has ended. While work of this name is pending or waiting, resolves with its result.
   */
  run: <T>(name: Name, work: () => Promise<T>) => Promise<T>
}

/** `onPending` gets the name of the work that runs now, and null once there is none. */
export function createInTurn<Name extends string>(onPending: (name: Name | null) => void): InTurn<Name> {
  const asked = new Map<Name, Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()

  async function start<T>(name: Name, work: () => Promise<T>): Promise<T> {
    onPending(name)
    try {
      return await work()
    } finally {
      asked.delete(name)
      if (asked.size === 0) onPending(null)
    }
  }

  return {
    run<T>(name: Name, work: () => Promise<T>) {
      const same = asked.get(name)
      if (same) return same as Promise<T>
      const own = last.then(() => start(name, work))
      asked.set(name, own)
      last = own.catch(() => {})
      return own
    },
  }
}
