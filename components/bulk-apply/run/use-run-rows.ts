'use client'

import { type RowOutcome, type Run, type RunRow, type RunRows, runRowsUrl } from '@/lib/bulk-apply/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useReads } from '../../api/queries'
import { runRowsKey } from '../runs/followed-runs'

/** Number of rows fetched per request. */
const blockSize = 100

/**
 * The blocks that hold the rows from `from` up to `to`, plus those of `kept` and of the rows before and after it, so
 * that the user can step to both. `count`: the total number of rows.
 */
export function blocksOf({ from, to, kept, count }: Stretch & { count: number }): number[] {
  const blocks = new Set<number>()
  for (let block = Math.floor(Math.max(0, from) / blockSize); block * blockSize < Math.min(to, count); block += 1)
    blocks.add(block)
  if (kept !== null)
    for (const index of [kept, kept - 1, kept + 1])
      if (index === kept || (index >= 0 && index < count)) blocks.add(Math.floor(index / blockSize))
  return [...blocks]
}

type Stretch = {
  /** Indexes of the first visible row and of the one after the last. */
  from: number
  to: number
  /** Index of one more row to load, wherever it is. */
  kept: number | null
}

type Wanted = Stretch & { run: Run; outcome: RowOutcome | null }

/** A run's rows with an outcome, by index. Reads only visible blocks; `useCountedRun` refetches them. */
export function useRunRows({ run, outcome, from, to, kept }: Wanted) {
  const counted = outcome === null ? run.rows : run.counts[outcome]
  const blocks = blocksOf({ from, to, kept, count: counted })
  const answers = useReads({
    queries: blocks.map((block) => ({
      queryKey: [...runRowsKey(run.id), outcome, block],
      queryFn: ({ signal }: { signal: AbortSignal }) => askForRows(run.id, outcome, block, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
    })),
  })

  const failed = answers.find(({ error }) => error !== null)
  return {
    count: counted,
    rowAt(index: number): RunRow | null {
      const answer = answers[blocks.indexOf(Math.floor(index / blockSize))]
      return answer?.data?.items[index % blockSize] ?? null
    },
    find: (id: string): RunRow | null =>
      answers.flatMap(({ data }) => data?.items ?? []).find((row) => row.id === id) ?? null,
    error: failed?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const answer of answers) if (answer.error !== null) void answer.refetch()
    },
  }
}

async function askForRows(
  id: string,
  outcome: RowOutcome | null,
  block: number,
  signal: AbortSignal,
): Promise<RunRows> {
  const query = new URLSearchParams({ offset: String(block * blockSize), limit: String(blockSize) })
  if (outcome !== null) query.set('outcome', outcome)
  return valueOrThrow(await getFromDesk<RunRows>(`${runRowsUrl(id)}?${query}`, signal))
}
