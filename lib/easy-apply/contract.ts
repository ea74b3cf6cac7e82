import type { ListedBefore } from '../applicants/contract'
import type { TeamChoices } from '../connection/contract'
import type { Dispatch, RecordAnswer } from '../dispatch/contract'
import type { ApplicationFieldMapping } from '../forms/application-body'
import type { BodySchema } from '../forms/body-schema'
import type { AutofilledField, FormNode } from '../forms/form-node'
import type { LearnedForm } from '../forms/learned-form'
import type { PersonFields } from '../forms/person-fields'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'

/** The outcome of an application that the partner accepted or already had. */
export type Submitted = {
  outcome: 'submitted' | 'queued' | 'already-applied'
  /** The application form named in the answer or in the list of applicants; null if none was named. */
  applicationFormId: string | null
  /** The complete answer, if it was a success. */
  answer: PartnerRecord | null
  /** The first answer was lost; at the second attempt the partner already had it (lib/dispatch/README.md). */
  isProvedByRepeat: boolean
  /** The second attempt succeeded; if the first one arrived too, the application exists twice. */
  mayBeTwice: boolean
  /** A person recorded it as arrived because it is in the list of applicants: the partner has not confirmed it. */
  isRecordedAsArrived?: true
}

export type Application = Dispatch<Submitted>

/** A refused application, to be corrected: what was sent, without what the desk fills in. */
export type RefusedApplication = {
  application: Application
  email: string
  jobId: string
  isQueued: boolean
  /** The values of the fields that the form renders. */
  drawn: Record<string, unknown>
}

/**
 * An application from the same e-mail address to the same job that this desk knows of. `id`: its dispatch's; `at`: an
 * ISO time.
 */
export type EarlierApplication = {
  id: string
  at: string
  who: string
  outcome: Submitted['outcome'] | 'uncertain' | 'under-way'
}

/** The desk's applications for this person to this job, latest first; or else the one in the list of applicants. */
export type KnownApplications = { earlier: EarlierApplication[]; listed: ListedBefore | null }

/** Nothing was recorded: the person has applied to this job before, and the desk asks for confirmation. */
export type AppliedBefore = { state: 'applied-before' } & KnownApplications

/**
 * `POST`: records an application under an id generated in the browser. `isAgain`: the sender has been shown the earlier
 * one. `listed`: one on the sender's page, which the desk does not know without an index.
 */
export const applicationsUrl = '/api/applications'
export type NewApplication = { id: string; body: unknown; isAgain: boolean; listed?: ListedBefore | undefined }
export type SubmitAnswer = RecordAnswer<Submitted> | AppliedBefore

/** The form of an application according to the profile. `mark`: its fingerprint, which changes with its shape. */
export type OpenedForm = {
  nodes: FormNode[]
  schema: BodySchema
  mark: string
  learned: LearnedForm
  paths: ApplicationFieldMapping
  /** Where the body has the applicant's name and phone number, if at all. */
  person: PersonFields
  filled: AutofilledField[]
  isQueuedByDefault: boolean
  /** Fields of a job's record that distinguish jobs with the same title. */
  jobColumns: Pointer[]
  teams: TeamChoices
}

/** `GET`: the form; null until this partner's fields are confirmed. */
export const applicationFormUrl = '/api/applications/form'
export const applicationFormKey = ['application-form'] as const
export type ApplicationFormAnswer = { form: OpenedForm | null }

/** Whether the partner rejects a person's second application within a team; `at`: when that was observed or set. */
export type RepeatSetting = { areOff: boolean; at: string }
