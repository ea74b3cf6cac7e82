import type { Reauthenticate, RequestError } from '../http/contract'
import type { HoldingName } from './holdings/words'

/** What identifies a person. Emails are normalized with `normalizeEmail`; names and ids are as written. */
export type Identifiers = { emails: string[]; names: string[]; ids: string[] }

/** An admin's search: '' for fields left blank. */
export type PersonQuery = { email: string; name: string; id: string }

/** A person whom records are about; two people with the same name are two entries. */
export type FoundPerson = {
  /** Null for records without an address, which are found by `ids` alone. */
  email: string | null
  names: string[]
  /** Application forms, and what was looked for. */
  ids: string[]
  records: number
  /** The address or id matched, not only the name. */
  isExact: boolean
}

/** The records found in one holding: its title, their number, and the first few in words. */
export type FoundRecords = { title: string; count: number; examples: string[] }

export type FoundPeople = {
  people: FoundPerson[]
  /** More people were found than are listed: the search must be narrowed. */
  isCut: boolean
  /** Records about something else that name the person. */
  mentions: FoundRecords[]
}

/**
 * Why a record cannot be erased yet. `waiting`: it is not sent yet; `undecided`: its outcome is unknown; `on-its-way`:
 * it is being sent to the partner right now; `in-use`: something else still to be sent names the person.
 */
export type Block = 'waiting' | 'undecided' | 'on-its-way' | 'in-use'

/** What erasing does to the records of one holding, in words: "The name is taken out; the entries stay". */
export type HeldRecords = FoundRecords & { outcome: string; blocked: Partial<Record<Block, number>> }

/** `total`: records in all holdings, including blocked ones; the sum of the report's `erased` and `left`. */
export type ErasurePreview = { holdings: HeldRecords[]; total: number }

/** Counts only: neither the report nor the activity log names the person. */
export type ErasureReport = {
  holdings: { name: HoldingName; title: string; erased: number; left: number }[]
  erased: number
  left: number
}

/** `colleagueId`: a deactivated account; otherwise an applicant. */
export type ErasureTarget = { who: Identifiers } | { colleagueId: string }

/** `expected`: the total the admin was shown and typed. `stops`: end waiting and undecided writes unsent. */
export type Erasure = { target: ErasureTarget; expected: number; stops: boolean }

type Refused = { state: 'refused'; reason: string } | RequestError | Reauthenticate
export type FindAnswer = { state: 'found'; found: FoundPeople } | Refused
export type PreviewAnswer = { state: 'previewed'; preview: ErasurePreview } | Refused
/** `changed`: the total now differs from what the admin was shown; nothing was erased. */
export type ErasureAnswer =
  | { state: 'erased'; report: ErasureReport }
  | { state: 'changed'; preview: ErasurePreview }
  | Refused

export type FindPersonAction = (query: PersonQuery) => Promise<FindAnswer>
export type PreviewErasureAction = (target: ErasureTarget) => Promise<PreviewAnswer>
export type ErasePersonAction = (erasure: Erasure) => Promise<ErasureAnswer>

/** A user who may no longer sign in. */
export type DeactivatedColleague = { id: string; name: string; email: string }

export const erasePage = '/people/erase'
