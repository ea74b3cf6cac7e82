import type { Reauthenticate, RequestError } from '../http/contract'
import type { HoldingName } from './holdings/words'

/** What identifies a person. Emails as `normalizeEmail` returns them; names and IDs as written. */
export type Identifiers = { emails: string[]; names: string[]; ids: string[] }

/** What an admin searches for: '' for fields left empty. */
export type PersonQuery = { email: string; name: string; id: string }

/** A person whom records are about; two people with the same name are two of these. */
export type FoundPerson = {
  /** Null for records without an email address, found by `ids` alone. */
  email: string | null
  names: string[]
  /** IDs of application forms, and those that were searched for. */
  ids: string[]
  records: number
  /** Whether it matches the address or ID that was searched for, and not only the name. */
  isExact: boolean
}

/** What one holding has: its title, the count, and the first few records in words. */
export type FoundRecords = { title: string; count: number; examples: string[] }

export type FoundPeople = {
  people: FoundPerson[]
  /** More people were found than are listed: the search must be narrower. */
  isCut: boolean
  /** Other records in which the person is mentioned. */
  mentions: FoundRecords[]
}

/**
 * Why a record cannot be erased yet. `waiting`: it has not been sent yet; `undecided`: its outcome is unknown;
 * `on-its-way`: it is being sent to the partner right now; `in-use`: something else that is yet to be sent names the
 * person.
 */
export type Block = 'waiting' | 'undecided' | 'on-its-way' | 'in-use'

/** What erasing does to the records of one holding, in words: "The name is taken out; the entries stay". */
export type HeldRecords = FoundRecords & { outcome: string; blocked: Partial<Record<Block, number>> }

/** `total`: over all holdings, including records that have to wait; equals the report's erased plus left. */
export type ErasurePreview = { holdings: HeldRecords[]; total: number }

/** Counts only: neither the report nor the activity log names the person. */
export type ErasureReport = {
  holdings: { name: HoldingName; title: string; erased: number; left: number }[]
  erased: number
  left: number
}

/** `colleagueId`: a deactivated account; otherwise the target is an applicant. */
export type ErasureTarget = { who: Identifiers } | { colleagueId: string }

/**
 * `expected`: the total that the admin was shown and typed. `stops`: writes that are waiting or undecided are ended
 * unsent.
 */
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

/** A colleague who may no longer sign in. */
export type DeactivatedColleague = { id: string; name: string; email: string }

export const erasePage = '/people/erase'
