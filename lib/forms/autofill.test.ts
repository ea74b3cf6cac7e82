import { afterEach, describe, expect, test, vi } from 'vitest'
import { autofill, withoutAutofilled } from './autofill'
import type { AutofilledField } from './form-node'

const filled: AutofilledField[] = [
  { tokens: ['meta', 'id'], with: 'submission-id' },
  { tokens: ['sentAt'], with: 'now-millis' },
]

afterEach(() => vi.useRealTimers())

describe('autofilled values', () => {
  test('are the submission’s ID and the time in milliseconds, each in its own field', () => {
    vi.useFakeTimers({ now: 1_700_000_000_123 })
    expect(autofill({ name: 'Ada' }, filled, 'id-1')).toEqual({
      name: 'Ada',
      meta: { id: 'id-1' },
      sentAt: 1_700_000_000_123,
    })
  })

  test('are removed from a body again, and nothing else is', () => {
    const body = { name: 'Ada', meta: { id: 'id-1', page: 2 }, sentAt: 5 }
    expect(withoutAutofilled(body, filled)).toEqual({ name: 'Ada', meta: { page: 2 } })
  })

  test('leave a body without them unchanged', () => {
    expect(JSON.stringify(withoutAutofilled({ name: 'Ada' }, filled))).toBe('{"name":"Ada"}')
    expect(Object.keys(withoutAutofilled({ name: 'Ada' }, filled) as object)).toEqual(['name'])
  })
})
