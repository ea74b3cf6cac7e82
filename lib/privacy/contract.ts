import type { Reauthenticate, RequestError } from '../http/contract'
import type { HoldingName } from './holdings/words'

/** What a person is known by. Emails as `normalizeEmail` makes them; names and ids as they are written. */
export type Identifiers = { emails: string[]; names: string[]; ids: string[] }

/** What an admin looks for: '' where nothing was entered. */
export type PersonQuery = { email: string; name: string; id: string }

/** Somebody whom records are about; two of one name are two of these. */
export type FoundPerson = {
  /** Null for records without an address: found by `ids` alone. */
  email: string | null
  names: string[]
  /** Application forms, and what was looked for. */
  ids: string[]
  records: number
  /** It is who was looked for, not only of the same name. */
  isExact: boolean
}

/** What one holding has: its title, how many, and the first few in words. */
export type FoundRecords = { title: string; count: number; examples: string[] }

export type FoundPeople = {
  people: FoundPerson[]
  /** Others were found too: the search must be narrower. */
  isCut: boolean
  /** Records of other things in which the person is named. */
  mentions: FoundRecords[]
}

/**
 * Why a record cannot be erased yet. `waiting`: it is not sent yet; `undecided`: its outcome is unknown; `on-its-way`:
 * it is with the partner right now; `in-use`: something else that is still to be sent names the person.
 */
export type Block = 'waiting' | 'undecided' | 'on-its-way' | 'in-use'

/** What erasing does to the records of one holding, in words: "The name is taken out; the entries stay". */
export type HeldRecords = FoundRecords & { outcome: string; blocked: Partial<Record<Block, number>> }

/** `total`: of all holdings, those that have to wait included; as many as the report has erased and left. */
export type ErasurePreview = { holdings: HeldRecords[]; total: number }

/** Counts only: neither it nor the activity names the person. */
export type ErasureReport = {
  holdings: { name: HoldingName; title: string; erased: number; left: number }[]
  erased: number
  left: number
}

/** `colleagueId`: a deactivated account; otherwise an applicant. */
export type ErasureTarget = { who: Identifiers } | { colleagueId: string }

/** `expected`: the total that the admin was shown and typed. `stops`: writes that wait or are undecided end unsent. */
export type Erasure = { target: ErasureTarget; expected: number; stops: boolean }

type Refused = { state: 'refused'; reason: string } | RequestError | Reauthenticate
export type FindAnswer = { state: 'found'; found: FoundPeople } | Refused
export type PreviewAnswer = { state: 'previewed'; preview: ErasurePreview } | Refused
/** `changed`: there is more or less by now than the admin was shown; nothing was erased. */
export type ErasureAnswer =
  | { state: 'erased'; report: ErasureReport }
  | { state: 'changed'; preview: ErasurePreview }
  | Refused

export type FindPersonAction = (query: PersonQuery) => Promise<FindAnswer>
export type PreviewErasureAction = (target: ErasureTarget) => Promise<PreviewAnswer>
export type ErasePersonAction = (erasure: Erasure) => Promise<ErasureAnswer>

/** Somebody who may no longer sign in. */
export type DeactivatedColleague = { id: string; name: string; email: string }

export const erasePage = '/people/erase'
