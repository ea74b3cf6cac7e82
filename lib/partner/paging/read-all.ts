import type { Result } from '../result'
import type { Piece } from './page'
import type { PageReader } from './page-reader'

/**
 * The rest of the list, piece by piece: new records, records stepped over, or the end. Yields a failure and ends there;
 * calling it again with the same reader continues. Never throws for a failure.
 */
export async function* readAll(
  reader: PageReader,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<Result<Piece>, void, undefined> {
  while (!reader.isDone()) {
    const result = await reader.next(signal ? { signal } : {})
    if (!result.ok) {
      yield result
      return
    }
    const { records, steppedOver, isEnd } = result.value
    if (records.length > 0 || steppedOver.length > 0 || isEnd) yield result
  }
}
