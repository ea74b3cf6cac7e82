import type { Dispatch, RecordAnswer } from '../dispatch/contract'
import type { PartnerRecord } from '../partner/read-list'

/** What became of an application that the partner took or already had. */
export type Submitted = {
  outcome: 'submitted' | 'queued' | 'already-applied'
  /** The application form that the answer named; null where it named none. */
  applicationFormId: string | null
  /** The whole answer, where it was a success. */
  answer: PartnerRecord | null
  /** The answer was lost at first; sent again, the partner said that it has it already (design/dispatch.md). */
  isProvedByRepeat: boolean
}

export type Application = Dispatch<Submitted>

/** Records an application under an id made in the browser. */
export type SubmitAction = (input: { id: string; body: unknown }) => Promise<RecordAnswer<Submitted>>
