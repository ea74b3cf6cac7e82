import type { Lane } from '../partner/pacing/lanes'
import { maxLimit } from './contract'

type Asked = { page: { offset: number; limit: number }; lane: Lane }

/** Parses `offset`, `limit` and `lane` of a query; `fault` says which one is wrong and why. */
export function parsePage(query: URLSearchParams): Asked | { fault: string } {
  const offset = parseWholeNumber(query.get('offset') ?? '0')
  if (offset === null || offset > 1_000_000_000) return { fault: 'offset must be a whole number from 0 to 1000000000' }
  const limit = parseWholeNumber(query.get('limit') ?? String(maxLimit))
  if (limit === null || limit < 1 || limit > maxLimit)
    return { fault: `limit must be a whole number from 1 to ${maxLimit}` }
  const lane = query.get('lane') ?? 'person'
  if (lane !== 'person' && lane !== 'bulk') return { fault: 'lane must be person or bulk' }
  return { page: { offset, limit }, lane }
}

/** Accepts digits only. */
export function parseWholeNumber(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null
}
