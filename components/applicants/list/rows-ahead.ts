/** Rows to load beyond the view: no more pages for users who only look, two while scrolling, six at the fastest. */
const ahead = { looking: 25, scrolling: 90, most: 270 }
/** The most rows that one move counts for, however far it jumps (with the End key, say). */
const maxPerMove = 135
const spanMs = 1_000

/** Says how many rows to load beyond those in view: about as many as were scrolled through in the last second. */
export function createRowsAhead(now = () => performance.now()) {
  let last = 0
  let moves: { at: number; rows: number }[] = []
  return ({ to, isScrolled }: { to: number; isScrolled: boolean }): number => {
    const at = now()
    const rows = Math.min(to - last, maxPerMove)
    last = to
    moves = rows < 0 || !isScrolled ? [] : [...moves.filter((move) => at - move.at < spanMs), { at, rows }]
    if (!isScrolled) return ahead.looking
    const speed = moves.reduce((sum, move) => sum + move.rows, 0)
    return Math.min(ahead.most, Math.max(ahead.scrolling, speed))
  }
}
