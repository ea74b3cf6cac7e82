import type { DispatchState } from '../dispatch/contract'
import type { dispatches } from '../store/schema'

type Columns = Partial<typeof dispatches.$inferInsert> & { state: DispatchState }

const failure = { kind: 'bad-request', endpoint: 'submit-application', fields: {} }

/** Test support: the columns that a dispatch of this state must have. */
export function columnsOf(state: DispatchState): Columns {
  const now = new Date()
  const usual = { state, notBefore: null, endedAt: null, worker: null, leaseUntil: null, failure: null }
  switch (state) {
    case 'scheduled':
    case 'queued':
    case 'backing-off':
      return { ...usual, notBefore: now }
    case 'sending':
      return { ...usual, worker: 'w', leaseUntil: now, sentAt: now, attempts: 1 }
    case 'reconciling':
      return { ...usual, notBefore: now, mayHaveSucceeded: true }
    case 'needs-decision':
      return { ...usual, uncertainty: { what: 'unknown', why: 'tried-enough' }, mayHaveSucceeded: true }
    case 'refused':
      return { ...usual, failure, endedAt: now }
    case 'succeeded':
    case 'abandoned':
    case 'cancelled':
      return { ...usual, endedAt: now }
  }
}
