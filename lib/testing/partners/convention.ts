import type { BodySchema } from '../../forms/body-schema'
import type { NameParts, TimeFormat } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import type { PartnerRecord } from '../../records/record'
import type { Person, Posting } from './population'

/** The value of a field in the mapping: a field path, or what a path alone cannot express. */
export type FieldValue =
  | Pointer
  | NameParts
  | { at: Pointer; format: TimeFormat }
  | { at: Pointer; values: (string | number | boolean)[] }

/** The right value for a field: null if there is none, a list if several are right. */
export type Accepted = FieldValue | null | (FieldValue | null)[]

export type ApplicantField =
  | 'items'
  | 'id'
  | 'email'
  | 'name'
  | 'phone'
  | 'job'
  | 'jobTitle'
  | 'status'
  | 'team'
  | 'teamName'
  | 'time'
export type JobField = 'items' | 'id' | 'title' | 'team' | 'teamName' | 'open' | 'status' | 'time'

export type Truth = {
  applicants: Record<ApplicantField, Accepted>
  jobs: Record<JobField, Accepted>
}

/** Which part of the whole list a page is. */
export type PageOf = { offset: number; limit: number; total: number }

/**
 * One made-up partner's data format: names, nesting, ids, dates and forms, everything the specification leaves open.
 */
export type Convention = {
  /** In kebab case; unique in the corpus. */
  name: string
  /** Where its applicants come from: countries of `population.ts`. */
  countries: string[]
  /** Whether some people apply more than once, each time with a new application. */
  hasRepeats?: boolean
  /** The number of people and postings, if small. */
  size?: { people: number; postings: number }
  applicant(person: Person): PartnerRecord
  job(posting: Posting): PartnerRecord
  applicantsAnswer(records: PartnerRecord[], page: PageOf): unknown
  jobsAnswer(records: PartnerRecord[]): unknown
  truth: Truth
  createJob: {
    schema: BodySchema
    paths: { title: Pointer; team?: Pointer; city?: Pointer }
    /** The answer to a POST about the new record, and where it contains the record's ID. */
    answer(record: PartnerRecord): unknown
    id: Pointer
  }
  easyApply: {
    schema: BodySchema
    paths: {
      email: Pointer
      job: Pointer
      enqueue?: Pointer
      name?: Pointer
      first?: Pointer
      last?: Pointer
      phone?: Pointer
    }
    /** The whole answer to an accepted application; a `developer_message` is added to it (spec 7). */
    answer(record: PartnerRecord): unknown
  }
  aiChat: { at: Pointer; on: string | number | boolean; off: string | number | boolean }
  /** The format of field errors (spec 7). */
  refusal: 'C' | 'E'
}

/** Only the parts of a convention that show in its lists: what discovery is measured against. */
export type ListConvention = Pick<
  Convention,
  'name' | 'countries' | 'hasRepeats' | 'size' | 'applicant' | 'job' | 'applicantsAnswer' | 'jobsAnswer' | 'truth'
>
