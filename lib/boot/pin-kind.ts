import 'server-only'
import { hasProfileVersion, pinProfile } from '@/lib/connection/profile'
import { withProfileVersion } from '@/lib/connection/versions/profile-versions'
import type { WriteKind } from '@/lib/dispatch/kind'
import type { DispatchRow } from '@/lib/dispatch/row'
import type { Store } from '@/lib/store/connection'

/** Wraps a kind of write so that each row uses the version of the field profile it was recorded with. */
export function pinKind(kind: WriteKind): WriteKind {
  const { prepare, send, readResult, reconcile, onOutcome } = kind
  const by = <T>({ profileVersion }: DispatchRow, work: () => Promise<T>, from?: Store) =>
    withProfileVersion(profileVersion, work, from)
  return {
    ...kind,
    ...(prepare && { prepare: (row, signal) => by(row, () => prepare.call(kind, row, signal)) }),
    send: (row, turn) => by(row, () => send.call(kind, row, turn)),
    readResult: (row, end) => {
      const read = () => readResult.call(kind, row, end)
      // The version was loaded to send the row; if a person picks a record much later, only its id and title are read.
      return hasProfileVersion(row.profileVersion) ? pinProfile(row.profileVersion, read) : read()
    },
    ...(reconcile && { reconcile: (row, signal) => by(row, () => reconcile.call(kind, row, signal)) }),
    ...(onOutcome && {
      onOutcome: (tx, row, outcome) => by(row, () => onOutcome.call(kind, tx, row, outcome), tx),
    }),
  }
}
