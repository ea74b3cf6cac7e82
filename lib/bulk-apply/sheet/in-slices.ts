const sliceMs = 25
/** How many are done before the clock is looked at. */
const some = 50

type Watched = { onSlice?: (done: number) => void; isOver?: () => boolean }

/** Does something for each of many, with pauses in which messages come in. False where `isOver` ended it. */
export async function inSlices(
  count: number,
  work: (at: number) => void,
  { onSlice, isOver }: Watched = {},
): Promise<boolean> {
  let start = performance.now()
  for (let at = 0; at < count; at++) {
    work(at)
    if (at % some !== some - 1 || performance.now() - start < sliceMs) continue
    onSlice?.(at + 1)
    await new Promise((go) => setTimeout(go))
    if (isOver?.()) return false
    start = performance.now()
  }
  onSlice?.(count)
  return true
}
