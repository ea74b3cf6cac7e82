import { type EarlierPairs, earlierUrl, type KnownBefore, type Pair, pairsPerRequest } from '@/lib/bulk-apply/contract'
import type { Sheet, SheetSummary } from '@/lib/bulk-apply/sheet/contract'
import { type ApiError, postToDesk } from '../../api/desk-api'

/** The desk's answers by person and job (null: no earlier application), and the rows and pairs that were marked last. */
type EarlierCache = { answers: Map<string, KnownBefore | null>; marked: string }
export const createEarlierCache = (): EarlierCache => ({ answers: new Map(), marked: '' })

/** Looks up the uncached pairs and marks earlier applications. `checked` is null when nothing was new. */
export async function lookUpEarlier(
  sheet: Pick<Sheet, 'pairs' | 'markEarlier'>,
  known: EarlierCache,
  onProgress: (done: number, of: number) => void,
): Promise<{ checked: SheetSummary | null } | { error: ApiError }> {
  const pairs = await sheet.pairs()
  const unknown = new Map<string, Pair>()
  for (const { email, jobId } of pairs) {
    const key = keyOf({ email, jobId })
    if (!known.answers.has(key) && !unknown.has(key)) unknown.set(key, { email, jobId })
  }
  const asked = [...unknown]
  for (let from = 0; from < asked.length; from += pairsPerRequest) {
    onProgress(from, asked.length)
    const part = asked.slice(from, from + pairsPerRequest)
    const question = { pairs: part.map(([, pair]) => pair) }
    const answer = await postToDesk<EarlierPairs>(earlierUrl, question)
    if ('error' in answer) return { error: answer.error }
    const { earlier, listed = [] } = answer.value
    const found = new Map<number, KnownBefore>(listed.map((index) => [index, 'listed']))
    for (const { index, ...application } of earlier) found.set(index, application)
    for (const [index, [key]] of part.entries()) known.answers.set(key, found.get(index) ?? null)
  }
  const found = pairs.flatMap(({ row, ...pair }) => {
    const earlier = known.answers.get(keyOf(pair))
    return earlier ? [{ row, key: keyOf(pair), marked: { ...pair, earlier } }] : []
  })
  const marked = found.map(({ row, key }) => `${row} ${key}`).join()
  if (marked === known.marked) return { checked: null }
  known.marked = marked
  return { checked: await sheet.markEarlier(found.map(({ marked }) => marked)) }
}

function keyOf({ email, jobId }: Pair): string {
  return JSON.stringify([email.trim().toLowerCase(), jobId])
}
