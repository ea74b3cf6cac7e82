/** Rows that are asked for together. */
export const blockSize = 100

/** The blocks that hold the rows from `from` up to `to`, and the one of `kept` with them. */
export function blocksOf(from: number, to: number, kept: number | null): number[] {
  const blocks: number[] = []
  for (let block = Math.floor(Math.max(0, from) / blockSize); block * blockSize < to; block += 1) blocks.push(block)
  const other = kept === null ? null : Math.floor(kept / blockSize)
  return other === null || blocks.includes(other) ? blocks : [...blocks, other]
}
