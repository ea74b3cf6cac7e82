import type { ListedBefore } from '../applicants/contract'
import type { TeamChoices } from '../connection/contract'
import type { Dispatch, RecordAnswer } from '../dispatch/contract'
import type { ApplicationFieldMapping } from '../forms/application-body'
import type { BodySchema } from '../forms/body-schema'
import type { AutofilledField, FormNode } from '../forms/form-node'
import type { PersonFields } from '../forms/person-fields'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'

/** What became of an application that the partner took or already had. */
export type Submitted = {
  outcome: 'submitted' | 'queued' | 'already-applied'
  /** The application form that the answer or the list of applicants named; null where it named none. */
  applicationFormId: string | null
  /** The whole answer, where it was a success. */
  answer: PartnerRecord | null
  /** The first answer was lost; on the second attempt the partner had it already (lib/dispatch/README.md). */
  isProvedByRepeat: boolean
  /** The second attempt succeeded; if the first one arrived too, the application exists twice. */
  mayBeTwice: boolean
  /** A person recorded it as arrived, as the list of applicants holds it: the partner has not confirmed it. */
  isRecordedAsArrived?: true
}

export type Application = Dispatch<Submitted>

/** A refused application, to be corrected: what was sent, without what the desk fills in. */
export type RefusedApplication = {
  application: Application
  email: string
  jobId: string
  isQueued: boolean
  /** The fields that the form draws. */
  drawn: Record<string, unknown>
}

/**
 * An application of the same e-mail address to the same job that this desk knows of. `id`: of its dispatch; `at`: an ISO
 * time.
 */
export type EarlierApplication = {
  id: string
  at: string
  who: string
  outcome: Submitted['outcome'] | 'uncertain' | 'under-way'
}

/** The desk has applied for this person to this job, the latest first; or else the list of applicants has the pair. */
export type KnownApplications = { earlier: EarlierApplication[]; listed: ListedBefore | null }

/** Nothing was recorded: the person has applied to this job before, and the desk asks back. */
export type AppliedBefore = { state: 'applied-before' } & KnownApplications

/**
 * `POST`: records an application under an id made in the browser. `isAgain`: the sender has been shown the earlier one.
 * `listed`: one that the sender's page lists, which the desk does not know without an index.
 */
export const applicationsUrl = '/api/applications'
export type NewApplication = { id: string; body: unknown; isAgain: boolean; listed?: ListedBefore | undefined }
export type SubmitAnswer = RecordAnswer<Submitted> | AppliedBefore

/** The form of an application as the profile has it. `mark` changes with its shape. */
export type OpenedForm = {
  nodes: FormNode[]
  schema: BodySchema
  mark: string
  places: ApplicationFieldMapping
  /** Where the body has the applicant's name and phone number, if it has. */
  person: PersonFields
  filled: AutofilledField[]
  isQueuedByDefault: boolean
  /** Places in a job's record that tell jobs of one title apart. */
  jobColumns: Pointer[]
  teams: TeamChoices
}

/** `GET`: the form; null while the fields of this partner are to be confirmed first. */
export const applicationFormUrl = '/api/applications/form'
export const applicationFormKey = ['application-form'] as const
export type ApplicationFormAnswer = { form: OpenedForm | null }

/** Whether the partner takes a second application of a person within a team; `at`: when that was seen or said. */
export type RepeatSetting = { areOff: boolean; at: string }
