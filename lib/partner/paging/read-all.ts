import type { PartnerFailure } from '../failure/failure'
import type { Result } from '../result'
import type { Piece } from './page'
import type { PageReader } from './page-reader'

/**
 * The rest of the list, piece by piece: what is new, stepped over, or the end. A failure is yielded and ends it, unless
 * `onFailure` waits and says 'again'. The reader stays where it was: calling this with it again goes on. Never throws for one.
 */
export async function* readAll(
  reader: PageReader,
  {
    signal,
    onFailure,
  }: { signal?: AbortSignal; onFailure?: (failure: PartnerFailure) => Promise<'again' | 'stop'> } = {},
): AsyncGenerator<Result<Piece>, void, undefined> {
  while (!reader.isDone()) {
    const result = await reader.next(signal ? { signal } : {})
    if (result.ok) {
      const { records, steppedOver, isEnd } = result.value
      if (records.length > 0 || steppedOver.length > 0 || isEnd) yield result
    } else if ((await onFailure?.(result.failure)) !== 'again') {
      yield result
      return
    }
  }
}
