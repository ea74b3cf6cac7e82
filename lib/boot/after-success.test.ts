import { expect, test, vi } from 'vitest'
import type { Outcome, WriteKind } from '../dispatch/kind'
import type { DispatchRow } from '../dispatch/row'
import { failedAnswer } from '../testing/moving-list'
import { afterSuccess, whenUncertain } from './after-success'

// The code under test reads neither the store nor the row.
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

test('what follows a success comes after what the kind itself does with it, and knows the result', async () => {
  const done: string[] = []
  const kind = makeKind(async () => void done.push('own'))
  await afterSuccess(kind, (result) => done.push(JSON.stringify(result))).onOutcome?.(inside, row, succeeded)
  expect(done).toEqual(['own', '{"outcome":"submitted"}'])
})

test('a refusal changes nothing at the partner, and nothing follows it', async () => {
  const then = vi.fn()
  const refused: Outcome = { failure: failedAnswer(422), state: 'refused' }
  await afterSuccess(makeKind(undefined), then).onOutcome?.(inside, row, refused)
  expect(then).not.toHaveBeenCalled()
})

test('what follows an uncertain write comes before it is reconciled, and changes nothing about that', async () => {
  const done: string[] = []
  const reconcile: WriteKind['reconcile'] = async () => {
    done.push('own')
    return { to: 'person', uncertainty: { what: 'unknown', why: 'tried-enough' } }
  }
  const kind = whenUncertain({ ...makeKind(undefined), reconcile }, () => done.push('then'))
  expect(await kind.reconcile?.(row)).toMatchObject({ to: 'person' })
  expect(done).toEqual(['then', 'own'])
})
