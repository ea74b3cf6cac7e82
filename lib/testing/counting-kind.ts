import type { WriteKind } from '../dispatch/kind'

/** A kind of write that succeeds immediately; `sends` counts how often it was sent. */
export function createCountingKind(): WriteKind & { sends: number } {
  const kind: WriteKind & { sends: number } = {
    sends: 0,
    isIdempotent: false,
    erasesBodyOnSuccess: false,
    readResult: () => null,
    async send(_row, turn) {
      if (await turn.beforeSend()) kind.sends += 1
      return { ok: true, value: null }
    },
  }
  return kind
}
