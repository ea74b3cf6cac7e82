import 'server-only'
import type { WriteKind } from '@/lib/dispatch/kind'

/** Wraps a kind of write: calls `first` before each attempt to reconcile, so whenever a write may have succeeded. */
export function beforeReconcile(kind: WriteKind, first: () => void): WriteKind {
  const { reconcile } = kind
  if (!reconcile) return kind
  return {
    ...kind,
    reconcile(row, signal) {
      first()
      return reconcile(row, signal)
    },
  }
}
