/**
 * Passes each state on after `read` has refetched the data it is about. Reads are sequential; of the states that arrive
 * during a read, only the latest triggers another. `read` resolves with true when its data may be older than the state.
 */
export function passAfterReading<State>(
  read: () => Promise<boolean>,
  pass: (state: State) => void,
): (state: State) => Promise<void> {
  let due: { state: State } | null = null
  let isReading = false
  return async (state) => {
    due = { state }
    if (isReading) return
    isReading = true
    while (due !== null) {
      const current: { state: State } = due
      due = null
      const mayBeOlder = await read()
      pass(current.state)
      if (mayBeOlder) due ??= current
    }
    isReading = false
  }
}
