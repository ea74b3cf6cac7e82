import 'server-only'
import type { WriteKind } from '@/lib/dispatch/kind'

/** The kind of write, with `then` called after each success, with what is kept of it. It runs in the background. */
export function afterSuccess(kind: WriteKind, then: (result: unknown) => void): WriteKind {
  return {
    ...kind,
    async onOutcome(inside, row, outcome) {
      await kind.onOutcome?.(inside, row, outcome)
      if ('result' in outcome) then(outcome.result)
    },
  }
}

/** The kind of write, with `then` called whenever one may have worked. It runs in the background. */
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
