import { type EarlierPairs, earlierUrl, type Pair, pairsAtOnce } from '@/lib/bulk-apply/contract'
import type { Checked, Sheet } from '@/lib/bulk-apply/sheet/contract'
import type { EarlierApplication } from '@/lib/easy-apply/contract'
import { askWithBody, type Trouble } from '../../ask-desk'

/** What the desk said of a person and a job: the earlier application, or null where it knows of none. */
export type EarlierKnown = Map<string, EarlierApplication | null>

/** Asks the desk for the pairs of the sheet that it was not asked for yet, and marks what it finds. `checked` null: nothing was new. */
export async function lookUpEarlier(
  sheet: Pick<Sheet, 'pairs' | 'markEarlier'>,
  known: EarlierKnown,
  onProgress: (done: number, of: number) => void,
): Promise<{ checked: Checked | null } | { trouble: Trouble }> {
  const pairs = await sheet.pairs()
  const unknown = new Map<string, Pair>()
  for (const { email, jobId } of pairs) {
    const key = keyOf({ email, jobId })
    if (!known.has(key)) unknown.set(key, { email, jobId })
  }
  const asked = [...unknown]
  let isNew = false
  for (let from = 0; from < asked.length; from += pairsAtOnce) {
    onProgress(from, asked.length)
    const part = asked.slice(from, from + pairsAtOnce)
    const question = { pairs: part.map(([, pair]) => pair) }
    const answer = await askWithBody<EarlierPairs>(earlierUrl, question, new AbortController().signal)
    if ('trouble' in answer) return answer
    for (const [key] of part) known.set(key, null)
    for (const { index, ...earlier } of answer.value.earlier) {
      const key = part[index]?.[0]
      if (key === undefined) continue
      known.set(key, earlier)
      isNew = true
    }
  }
  if (!isNew) return { checked: null }
  const found = pairs.flatMap(({ row, ...pair }) => {
    const earlier = known.get(keyOf(pair))
    return earlier ? [{ row, earlier }] : []
  })
  return { checked: await sheet.markEarlier(found) }
}

function keyOf({ email, jobId }: Pair): string {
  return JSON.stringify([email.trim().toLowerCase(), jobId])
}
