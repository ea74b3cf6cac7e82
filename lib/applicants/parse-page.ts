import { largestLimit } from './contract'

/** Reads `offset` and `limit` of a query; a fault says which one and why. */
export function parsePage(query: URLSearchParams): { page: { offset: number; limit: number } } | { fault: string } {
  const offset = wholeNumber(query.get('offset') ?? '0')
  if (offset === null || offset > 1_000_000_000) return { fault: 'offset must be a whole number from 0 to 1000000000' }
  const limit = wholeNumber(query.get('limit') ?? String(largestLimit))
  if (limit === null || limit < 1 || limit > largestLimit)
    return { fault: `limit must be a whole number from 1 to ${largestLimit}` }
  return { page: { offset, limit } }
}

function wholeNumber(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null
}
