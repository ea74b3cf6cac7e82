import 'server-only'
import type { WriteKind } from '@/lib/dispatch/kind'

/** Wraps a kind of write: calls `then` after each success with the stored result. It runs in the background. */
export function afterSuccess(kind: WriteKind, then: (result: unknown) => void): WriteKind {
  return {
    ...kind,
    async onOutcome(inside, row, outcome) {
      await kind.onOutcome?.(inside, row, outcome)
      if ('result' in outcome) then(outcome.result)
    },
  }
}

/** Wraps a kind of write: calls `then` whenever a write may have succeeded. It runs in the background. */
export function whenUncertain(kind: WriteKind, then: () => void): WriteKind {
  const { reconcile } = kind
  if (!reconcile) return kind
  return {
    ...kind,
    reconcile(row) {
      then()
      return reconcile(row)
    },
  }
}
