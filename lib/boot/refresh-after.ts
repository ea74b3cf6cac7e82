import 'server-only'
import type { WriteKind } from '@/lib/dispatch/kind'

/** The kind of write, after whose success `refresh` is called: the partner lists a record that the index lacks. */
export function refreshAfter(kind: WriteKind, refresh: () => void): WriteKind {
  return {
    ...kind,
    async onOutcome(inside, row, outcome) {
      await kind.onOutcome?.(inside, row, outcome)
      if ('result' in outcome) refresh()
    },
  }
}
