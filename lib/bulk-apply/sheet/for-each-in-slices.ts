const sliceMs = 25
/** The number of items between two checks of the clock. */
const itemsPerClockCheck = 50

type SliceOptions = { onSlice?: (done: number) => void; isCancelled?: () => boolean }

/** Calls `work` for each index, with pauses for incoming messages. Returns false if `isCancelled` ended it. */
export async function forEachInSlices(
  count: number,
  work: (at: number) => void,
  { onSlice, isCancelled }: SliceOptions = {},
): Promise<boolean> {
  let start = performance.now()
  for (let at = 0; at < count; at++) {
    work(at)
    if (at % itemsPerClockCheck !== itemsPerClockCheck - 1 || performance.now() - start < sliceMs) continue
    onSlice?.(at + 1)
    await new Promise((go) => setTimeout(go))
    if (isCancelled?.()) return false
    start = performance.now()
  }
  onSlice?.(count)
  return true
}
