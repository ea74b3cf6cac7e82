import type { BodySchema } from '../../forms/body-schema'
import type { NameParts, TimeFormat } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import type { PartnerRecord } from '../../records/record'
import type { Person, Posting } from './population'

/** What stands at a place of the mapping: a field path, or what a path alone cannot say. */
export type PlaceValue =
  | Pointer
  | NameParts
  | { at: Pointer; format: TimeFormat }
  | { at: Pointer; values: (string | number | boolean)[] }

/** What is right at a place: null where there is none, a list where several answers are right. */
export type Accepted = PlaceValue | null | (PlaceValue | null)[]

export type ApplicantPlace =
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
export type JobPlace = 'items' | 'id' | 'title' | 'team' | 'teamName' | 'open' | 'status' | 'time'

export type Truth = {
  applicants: Record<ApplicantPlace, Accepted>
  jobs: Record<JobPlace, Accepted>
}

/** Where the list stands in the whole of it. */
export type PageOf = { offset: number; limit: number; total: number }

/**
 * One made-up partner's way to speak: names, nesting, ids, dates and forms, everything the specification leaves open.
 */
export type Convention = {
  /** In kebab case; unique in the corpus. */
  name: string
  /** Whose people apply there: countries of `population.ts`. */
  countries: string[]
  /** Whether some people apply more than once, each time with a new application. */
  hasRepeats?: boolean
  /** How many of each it has, where that is few. */
  size?: { people: number; postings: number }
  applicant(person: Person): PartnerRecord
  job(posting: Posting): PartnerRecord
  applicantsAnswer(records: PartnerRecord[], page: PageOf): unknown
  jobsAnswer(records: PartnerRecord[]): unknown
  truth: Truth
  createJob: {
    schema: BodySchema
    places: { title: Pointer; team?: Pointer; city?: Pointer }
    /** What a POST answers about the new record, and where that holds its ID. */
    answer(record: PartnerRecord): unknown
    id: Pointer
  }
  easyApply: {
    schema: BodySchema
    places: {
      email: Pointer
      job: Pointer
      enqueue?: Pointer
      name?: Pointer
      first?: Pointer
      last?: Pointer
      phone?: Pointer
    }
    /** The whole answer to an application that was taken in; a `developer_message` is added to it (spec 7). */
    answer(record: PartnerRecord): unknown
  }
  aiChat: { at: Pointer; on: string | number | boolean; off: string | number | boolean }
  /** The shape in which field errors come (spec 7). */
  refusal: 'C' | 'E'
}

/** A convention as far as its lists show it: what discovery is measured against. */
export type ListConvention = Pick<
  Convention,
  'name' | 'countries' | 'hasRepeats' | 'size' | 'applicant' | 'job' | 'applicantsAnswer' | 'jobsAnswer' | 'truth'
>
