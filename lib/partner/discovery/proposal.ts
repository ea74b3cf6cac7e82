import type { NameParts, TimeFormat } from '../../records/field-path'
import type { Pointer } from '../../records/pointer'
import type { Reason } from './reason'

export type TimeAt = { at: Pointer; format: TimeFormat }
/** The values that mean that a job accepts applications. */
export type OpenAt = { at: Pointer; values: (string | number | boolean)[] }

export type Confidence = 'sure' | 'likely' | 'open'

/** Another path that could be meant. `score` is comparable only within one field; `filled` is a share. */
export type Alternative<Value> = { value: Value; score: number; filled: number }

/** The desk's guess for one field. */
export type Guess<Value> = {
  value: Value | null
  confidence: Confidence
  reasons: Reason[]
  alternatives: Alternative<Value>[]
}

export type ApplicantGuesses = {
  items: Guess<Pointer>
  id: Guess<Pointer>
  email: Guess<Pointer>
  name: Guess<Pointer | NameParts>
  phone: Guess<Pointer>
  job: Guess<Pointer>
  jobTitle: Guess<Pointer>
  status: Guess<Pointer>
  team: Guess<Pointer>
  teamName: Guess<Pointer>
  time: Guess<Pointer | TimeAt>
}

export type JobGuesses = {
  items: Guess<Pointer>
  id: Guess<Pointer>
  title: Guess<Pointer>
  team: Guess<Pointer>
  teamName: Guess<Pointer>
  open: Guess<OpenAt>
  status: Guess<Pointer>
  time: Guess<Pointer | TimeAt>
  limit: Guess<Pointer>
  total: Guess<Pointer>
}

export type Proposal = { applicants: ApplicantGuesses; jobs: JobGuesses }

export function openGuess<Value>(reason: Reason): Guess<Value> {
  return { value: null, confidence: 'open', reasons: [reason], alternatives: [] }
}
