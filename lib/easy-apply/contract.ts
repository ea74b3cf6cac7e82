import type { PartnerRecord } from '../partner/read-list'

/** What became of an application that the partner took or already had. */
export type Submitted = {
  outcome: 'submitted' | 'queued' | 'already-applied'
  /** The application form that the answer named; null where it named none. */
  applicationFormId: string | null
  /** The whole answer, where it was a success. */
  answer: PartnerRecord | null
}
