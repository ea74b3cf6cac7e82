import { expect, test, vi } from 'vitest'
import type { Outcome, WriteKind } from '../dispatch/kind'
import type { DispatchRow } from '../dispatch/row'
import { failedAnswer } from '../testing/moving-list'
import { refreshAfter } from './refresh-after'

// Neither the store nor the row is looked at.
const inside = {} as Parameters<NonNullable<WriteKind['onOutcome']>>[0]
const row = {} as DispatchRow
const succeeded: Outcome = { result: { outcome: 'submitted' } }

function makeKind(onOutcome: WriteKind['onOutcome']): WriteKind {
  return {
    isIdempotent: false,
    erasesBodyOnSuccess: true,
    send: async () => ({ ok: true, value: null }),
    readResult: () => null,
    ...(onOutcome && { onOutcome }),
  }
}

test('a success is followed by a refresh, after what the kind itself does with it', async () => {
  const done: string[] = []
  const kind = makeKind(async () => void done.push('own'))
  await refreshAfter(kind, () => done.push('refresh')).onOutcome?.(inside, row, succeeded)
  expect(done).toEqual(['own', 'refresh'])
})

test('a refusal changes nothing at the partner, and is followed by none', async () => {
  const refresh = vi.fn()
  const refused: Outcome = { failure: failedAnswer(422), state: 'refused' }
  await refreshAfter(makeKind(undefined), refresh).onOutcome?.(inside, row, refused)
  expect(refresh).not.toHaveBeenCalled()
})
