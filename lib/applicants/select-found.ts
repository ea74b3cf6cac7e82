import 'server-only'
import { countHitsAmong, openHits, type WholeHits } from '../applicant-index/open-hits'
import type { SelectedCountInput, SelectionInput } from './contract'
import { orderByStage } from './order-by-stage'
import { findReadyIndex } from './ready-index'
import { toSearchRow } from './to-search-row'
import { watchReadyIndex } from './watch-ready-index'
import { wholeQueryOf } from './whole-query'

/**
 * Part of what a search finds at this moment as a `SelectionAnswer`, streamed as JSON so that few records are in memory
 * at once; null while there is no complete index. If the index disappears meanwhile, the stream ends with an error.
 */
export async function selectFound({ search, offset, limit }: SelectionInput): Promise<ReadableStream | null> {
  const index = await findReadyIndex()
  if (!index) return null
  const sort = await orderByStage(search.sort, index)
  const hits = await openHits(index.id, wholeQueryOf(search), { sort, offset, limit })
  const newSince = search.newSince === null ? null : new Date(search.newSince)
  return streamOf(jsonOf(hits, { newSince, watch: watchReadyIndex(index.id) }))
}

type Reading = { newSince: Date | null; watch: ReturnType<typeof watchReadyIndex> }

async function* jsonOf({ total, isApproximate, pages }: WholeHits, { newSince, watch }: Reading) {
  yield `{"total":${total},"isApproximate":${isApproximate},"rows":[`
  let separator = ''
  for await (const page of pages()) {
    // Breaks off: a shorter answer would look complete.
    if (await watch.check()) throw new Error('The index was given up while a selection was read')
    const rows = page.flatMap((row) => toSearchRow(row, newSince)).map((row) => JSON.stringify(row))
    if (rows.length === 0) continue
    yield separator + rows.join(',')
    separator = ','
  }
  yield ']}'
}

function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await pieces.return()
    },
  })
}

/** Counts how many of these applicants a search finds; null while there is no complete index. */
export async function countSelected({ search, keys }: SelectedCountInput): Promise<number | null> {
  const index = await findReadyIndex()
  if (!index) return null
  return countHitsAmong(index.id, wholeQueryOf(search), keys)
}
