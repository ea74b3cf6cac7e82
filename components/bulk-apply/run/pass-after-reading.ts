/**
 * Passes a state on once what it is about has been read again, one read at a time; of the states that come during a
 * read only the latest is read for. `read` answers whether what it read may be older than the state.
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
