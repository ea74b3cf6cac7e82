'use client'

import { useEffect, useRef } from 'react'
import { type RowOutcome, type Run, type RunRow, type RunRows, runRowsUrl } from '@/lib/bulk-apply/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useReads, useReadsClient } from '../../api/queries'
import { runRowsKey } from '../runs/followed-runs'

/** Rows that are asked for together. */
const blockSize = 100

/**
 * The blocks that hold the rows from `from` up to `to`, and with them those of `kept`, of the row before it and of the
 * row after it, so that both can be stepped to. `count`: how many rows there are.
 */
export function blocksOf({ from, to, kept, count }: Stretch & { count: number }): number[] {
  const blocks = new Set<number>()
  for (let block = Math.floor(Math.max(0, from) / blockSize); block * blockSize < Math.min(to, count); block += 1)
    blocks.add(block)
  if (kept !== null)
    for (const place of [kept, kept - 1, kept + 1])
      if (place === kept || (place >= 0 && place < count)) blocks.add(Math.floor(place / blockSize))
  return [...blocks]
}

type Stretch = {
  /** Indexes of the first visible row and of the one after the last. */
  from: number
  to: number
  /** One more that is wanted, wherever it is. */
  kept: number | null
}

type Wanted = Stretch & { run: Run; outcome: RowOutcome | null }

/** The rows of a run with an outcome, by index. Only visible blocks are read, again whenever the run has changed. */
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

  useFreshRows(run)

  const failed = answers.find(({ error }) => error !== null)
  return {
    count: counted,
    rowAt(place: number): RunRow | null {
      const answer = answers[blocks.indexOf(Math.floor(place / blockSize))]
      return answer?.data?.items[place % blockSize] ?? null
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

/**
 * Reads the visible rows again for each new state of the run, one read at a time: changes during a read cause one more.
 */
function useFreshRows(run: Run) {
  const client = useReadsClient()
  const known = useRef(run)
  const asking = useRef({ isBusy: false, isDue: false })
  useEffect(() => {
    if (known.current === run) return
    known.current = run
    const state = asking.current
    state.isDue = true
    if (state.isBusy) return
    const askAgain = async () => {
      state.isBusy = true
      while (state.isDue) {
        state.isDue = false
        const queryKey = runRowsKey(run.id)
        // A first read is not repeated while it is open, and its answer may be older than this state of the run.
        const isFirst = client.isFetching({ queryKey, predicate: (query) => query.state.data === undefined }) > 0
        await client.invalidateQueries({ queryKey })
        state.isDue ||= isFirst
      }
      state.isBusy = false
    }
    void askAgain()
  }, [run, client])
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
