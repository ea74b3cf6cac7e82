import type { Result } from '../result'
import type { PagePart } from './page'
import type { PageReader } from './page-reader'

/**
 * The rest of the list, part by part: new records, skipped records, or the end. Yields a failure and ends there;
 * calling it again with the same reader continues. Never throws for a failure.
 */
export async function* readAll(
  reader: PageReader,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<Result<PagePart>, void, undefined> {
  while (!reader.isDone()) {
    const result = await reader.next(signal ? { signal } : {})
    if (!result.ok) {
      yield result
      return
    }
    const { records, skipped, isEnd } = result.value
    if (records.length > 0 || skipped.length > 0 || isEnd) yield result
  }
}
