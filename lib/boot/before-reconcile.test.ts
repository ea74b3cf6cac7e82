import { expect, test } from 'vitest'
import type { WriteKind } from '../dispatch/kind'
import type { DispatchRow } from '../dispatch/row'
import { beforeReconcile } from './before-reconcile'

test('work that is due before reconciling runs first, and changes nothing about its result', async () => {
  const done: string[] = []
  const kind: WriteKind = {
    isIdempotent: false,
    erasesBodyOnSuccess: true,
    send: async () => ({ ok: true, value: null }),
    readResult: () => null,
    async reconcile() {
      done.push('own')
      return { to: 'person', uncertainty: { what: 'unknown', why: 'tried-enough' } }
    },
  }
  // The code under test does not read the row.
  const reconciled = await beforeReconcile(kind, () => done.push('first')).reconcile?.(
    {} as DispatchRow,
    new AbortController().signal,
  )
  expect(reconciled).toMatchObject({ to: 'person' })
  expect(done).toEqual(['first', 'own'])
})
