import 'server-only'
import { readEarlierPairs } from '../easy-apply/find-earlier'
import { store } from '../store/connection'
import { normalizeEmail } from '../text/normalize-email'
import { sanitizeText } from '../text/sanitize'
import type { EarlierPairs, Pair } from './contract'

/** Returns what this desk knows about earlier applications of these people to these jobs: the latest for each. */
export async function findAppliedBefore(pairs: readonly Pair[]): Promise<EarlierPairs['earlier']> {
  const asked = pairs.map(({ email, jobId }) => ({ applicantEmail: normalizeEmail(email), jobId: sanitizeText(jobId) }))
  const found = await readEarlierPairs(store(), asked)
  return [...found].map(([index, earlier]) => ({ index, ...earlier })).sort((one, other) => one.index - other.index)
}
