import type { RequestError } from '../http/contract'
import type { Confidence } from '../partner/discovery/proposal'
import type { Endpoint, WriteEndpoint } from '../partner/endpoint'
import type { FailureKind, PartnerFailure } from '../partner/failure/failure'
import type { FormParts } from '../partner/profile/form-parts'
import type { ProfileChange } from '../partner/profile/profile-changes'
import type { Reach } from '../partner/reach/reach'
import type { NamePaths, OpenPath, StatusPath, TimePath } from '../records/field-path'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import { isPathSegment } from '../text/path-segment'

/** What a team id may be: it becomes one segment of an address. */
export function isTeamId(text: string): boolean {
  return isPathSegment(text)
}

/** What an endpoint answers to this desk's key. `failed`: as its failure says. */
export type EndpointState = 'works' | 'not-permitted' | 'out-of-scope' | 'failed' | 'untried'

/** What is kept of an endpoint: also `probably`, where an answer lets infer that the key is let in. */
export type EvidenceState = Exclude<EndpointState, 'untried'> | 'probably'

/** `seen` in real use, `checked` by a read of the desk's own, `tested` without writing. */
export type EvidenceSource = 'seen' | 'checked' | 'tested'

/** `kind`: a `FailureKind`, or `ok`. `at`: when it was last seen so; of a failure, since when. */
export type EndpointEvidence = {
  state: EvidenceState
  source: EvidenceSource
  status: number | null
  kind: string
  at: string
}

export type EndpointCheck = { endpoint: Endpoint; state: EndpointState; failure: PartnerFailure | null }

/** What one look at the partner has shown: the way there, and its two lists as this desk's key gets them. */
export type ConnectionCheck = { at: string; reach: Reach; endpoints: EndpointCheck[] }

/** What is wrong with the connection, in words; `adminStep` is for admins in place of `nextStep`. */
export type ConnectionProblem = {
  title: string
  meaning: string
  nextStep: string
  adminStep: string
  code: string | null
}

/**
 * What one server saw of the partner within a day, or since it started. `slowestMs` is what one answer in twenty takes
 * longer than; both times are right to within 10 %, and null without any answer.
 */
export type PartnerHealth = {
  since: string
  answered: number
  unanswered: number
  /** Answers with 429: asked for too much at once. They count as answered, but not for the times. */
  slowDowns: number
  medianMs: number | null
  slowestMs: number | null
}

/** How sure it is that writes go by the right fields (`mappingState`). */
export type MappingState = 'confirmed' | 'fits' | 'unconfirmed' | 'unknown'

/** What `POST /api/connection/check` answers. `problem`: what is wrong first; null where all is well. */
export type CheckAnswer = { check: ConnectionCheck; problem: ConnectionProblem | null }
export const checkUrl = '/api/connection/check'

/** An endpoint as the table shows it. `isBySignIn`: the desk signs in for it, so the key is not seen there. */
export type EndpointRow = { endpoint: Endpoint; evidence: EndpointEvidence | null; isBySignIn: boolean }

/** A team that the desk knows. `source`: named by the partner, by PARTNER_TEAMS, or by a person. */
export type KnownTeam = { id: string; name: string | null; source: 'partner' | 'setting' | 'person' }

/**
 * A team as an admin names it. `givenName`: the name that an admin gave it, which is shown before all others;
 * `ownName`: what the partner calls it, or else PARTNER_TEAMS.
 */
export type NamedTeam = KnownTeam & { givenName: string | null; ownName: string | null }

export const longestTeamName = 80
/** So many teams are named at once at most. */
export const mostTeamsNamed = 1_000

/** An empty name takes the given one away. */
export type GivenTeamName = { id: string; name: string }
export type NameTeamsAction = (names: GivenTeamName[]) => Promise<{ state: 'saved' } | RequestError>

/** The teams that a form offers, and the fields of its body that take a team's ID. */
export type TeamChoices = { pointers: Pointer[]; teams: KnownTeam[] }

/** Where the field profile in force comes from; `file` is its path. */
export type ProfileInForce = {
  file: string | null
  version: { number: number; by: string; at: string } | null
}

/** Failures with which the partner refuses this desk's key: wholly, or for what was asked. */
export const refusalKinds = [
  'key-rejected',
  'not-permitted',
  'forbidden',
  'out-of-scope',
] as const satisfies FailureKind[]

/** What the partner refused to this desk, and when (an ISO time). */
export type PartnerRefusal = { endpoint: Endpoint; kind: (typeof refusalKinds)[number]; at: string }

/**
 * Is it us or them? `setup`: something that an admin of this desk has to put right; `limited`: the partner accepts the
 * key, but not for each kind of call. `at`: since when, or as of when. `refused`: the latest refusal of each kind of
 * call, as long as nothing has disproved it, the newest first.
 */
export type ConnectionStatus = {
  state: 'works' | 'limited' | 'partner-down' | 'setup' | 'unknown'
  at: string | null
  refused: PartnerRefusal[]
}

export const testUrl = '/api/connection/test'

/**
 * What a test without writing has shown. `taken`: the partner answered with a success, against its own rule, and may
 * have done something. `unclear`: the failure says nothing of the permission.
 */
export type WriteTest = {
  endpoint: WriteEndpoint
  result: 'probably' | 'not-permitted' | 'out-of-scope' | 'taken' | 'unclear'
  failure: PartnerFailure | null
}

/** A field that the partner asked for `times` times, and that the desk's form does not have; or the other way round. */
export type RefusedField = {
  endpoint: WriteEndpoint
  field: string
  /** The partner's words; '' where they repeated what was entered. */
  message: string
  times: number
  isRequired: boolean
  /** The form has it, and the partner does not take it. */
  isUnwanted: boolean
  /** ISO time. */
  lastAt: string
}

/** Response header of lists: which field mapping the desk shows records by, so that open pages hear of a new one. */
export const mappingHeader = 'x-field-mapping'

/** The same of what is warned of on every page. */
export const warningsHeader = 'x-field-warnings'

/**
 * What has changed at the partner. `lost`: a field of the profile is not in the answers any more; `new`: a field came
 * up; `refused`: the partner refuses a field that it used to take; `asked`: it asks for one that it went without;
 * `shared`: an id that several applications have.
 */
export const alarmKinds = ['lost', 'new', 'refused', 'asked', 'shared'] as const
export type AlarmDetails = {
  what: (typeof alarmKinds)[number]
  /** The field: where the profile has it, or as the partner named it. */
  path: string
  /** Fields that came up at the same time. */
  newPaths: string[]
}

/** The place of a warning about applicant ids that are shared. */
export const sharedIdPlace = 'applicants.key'

/** A field that changed at the partner. `breaking`: bulk runs wait for an admin, or until it is there again. */
export type MappingAlarm = {
  id: number
  /** Such as `jobs.id`. */
  place: string
  severity: 'breaking' | 'note'
  details: AlarmDetails
  /** The version of the field profile that was in force. */
  version: number
  /** ISO time. */
  at: string
}

/** Where the values of both lists are, every place said: null where this partner has no such field. */
export type FieldMapping = {
  applicants: {
    items: Pointer | null
    id: Pointer | null
    email: Pointer | null
    name: NamePaths | null
    phone: Pointer | null
    job: Pointer | null
    jobTitle: Pointer | null
    status: StatusPath | null
    team: Pointer | null
    teamName: Pointer | null
    time: TimePath | null
  }
  jobs: {
    items: Pointer | null
    id: Pointer | null
    title: Pointer | null
    team: Pointer | null
    teamName: Pointer | null
    open: OpenPath | null
    status: StatusPath | null
    time: TimePath | null
    limit: Pointer | null
    total: Pointer | null
  }
}

/** A field that a list's records have, with what a person knows it by. */
export type FieldOption = {
  path: Pointer
  /** The share of records that have a value. */
  filled: number
  /** Up to three values, shortened. */
  examples: string[]
  /** All values with their counts, where they are few. */
  values: { value: string | number | boolean; count: number }[] | null
}

/** A list in an answer: its fields, and its first three records. */
export type ListOption = { path: Pointer; count: number; fields: FieldOption[]; records: PartnerRecord[] }

export type PlaceGuess = { confidence: Confidence; reasons: string[] }

/** What an admin sees of the field mapping: read from the partner for this look alone. */
export type MappingScreen = {
  applicants: ListOption[]
  jobs: ListOption[]
  /** Numbers beside the list of jobs. */
  sizes: FieldOption[]
  /** By place, such as `jobs.id`. */
  guesses: Record<string, PlaceGuess>
  mapping: FieldMapping
  /** Places that PARTNER_PROFILE names. */
  locked: string[]
  isConfirmed: boolean
  /** The version this was made from, for `saveMappingAction`. */
  version: number
}

export const mappingUrl = '/api/connection/mapping'
export const mappingKey = ['field-mapping'] as const

export type SaveMapping = { mapping: FieldMapping; version: number }
export type MappingSaved = { state: 'saved'; version: number } | { state: 'superseded'; by: string } | RequestError

/** A saved version of the field profile; `changes`: against the one before. `at` is ISO. */
export type ProfileVersion = {
  version: number
  at: string
  who: string
  source: string
  /** The version that it went back to. */
  restored: number | null
  isInForce: boolean
  changes: ProfileChange[]
  reasons: { place: string; why: string[] }[]
}

/** `locked`: places of it that PARTNER_PROFILE sets, which stay as they are. */
export type ProfileChanged =
  | { state: 'saved'; version: number; locked: string[] }
  | { state: 'superseded'; by: string }
  | { state: 'unusable'; issues: string[] }
  | { state: 'not-found' }

/** `POST` of a text from the partner's documents, and which form it is for; answers `PastedSchemas`. */
export const pastedSchemaUrl = '/api/connection/pasted-schema'
/** `GET` answers the field profile in force as a file for PARTNER_PROFILE. */
export const profileFileUrl = '/api/connection/profile'
/** The longest profile that is imported. */
export const longestProfile = 300_000

/**
 * One of the forms as it is in force. `locked`: keys of the profile that the file PARTNER_PROFILE has settled.
 * `isShipped`: it came with the desk, and nobody has confirmed it.
 */
export type DeskForm = { endpoint: WriteEndpoint; parts: FormParts; locked: string[]; isShipped: boolean }

/** Where the lists have what forms may ask for as well; null: they do not. `jobIds`: of both lists. */
export type ListPaths = {
  email: Pointer | null
  name: NamePaths | null
  phone: Pointer | null
  jobIds: Pointer[]
}

/**
 * `version`: of the field profile that the admin sees. `jobPlaces`: where the lists have a job's title and team.
 * `listPaths`: as they are shown, so by guesses too.
 */
export type DeskForms = {
  version: number
  forms: DeskForm[]
  refused: RefusedField[]
  jobPlaces: { title: string; team: string | null }
  listPaths: ListPaths
}

/** `invalid`: what is wrong, each as "place: what". */
export type SaveFormAnswer =
  | { state: 'saved'; version: number }
  | { state: 'superseded'; by: string }
  | { state: 'unusable'; issues: string[] }
  | RequestError
export type SaveFormAction = (input: {
  endpoint: WriteEndpoint
  parts: FormParts
  source: 'edited' | 'imported'
  expected: number
}) => Promise<SaveFormAnswer>

/** `gone`: the form has it by now (or has lost it), or another admin has settled it. */
export type RefusedFieldInput = { endpoint: WriteEndpoint; field: string }
export type SettleFieldAction = (input: RefusedFieldInput) => Promise<SaveFormAnswer | { state: 'gone' }>
export type DismissFieldAction = (input: RefusedFieldInput) => Promise<{ state: 'dismissed' } | RequestError>
