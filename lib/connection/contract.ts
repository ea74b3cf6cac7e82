import type { RequestError } from '../http/contract'
import type { Confidence } from '../partner/discovery/proposal'
import type { Endpoint, WriteEndpoint } from '../partner/endpoint'
import type { FailureKind, PartnerFailure } from '../partner/failure/failure'
import type { FieldMapping } from '../partner/profile/field-mapping'
import type { FormParts } from '../partner/profile/form-parts'
import type { ProfileChange } from '../partner/profile/profile-changes'
import type { Reach } from '../partner/reach/reach'
import type { NamePaths } from '../records/field-path'
import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import { isPathSegment } from '../text/path-segment'

/** Whether a text can be a team ID: it becomes one segment of a URL path. */
export function isTeamId(text: string): boolean {
  return isPathSegment(text)
}

/** How an endpoint responds to this desk's key. `failed`: see its failure. */
export type EndpointState = 'works' | 'not-permitted' | 'out-of-scope' | 'failed' | 'untried'

/** What is stored about an endpoint; `probably` where an answer implies that the key is accepted. */
export type EvidenceState = Exclude<EndpointState, 'untried'> | 'probably'

/** `seen` in real use, `checked` by one of the desk's own reads, `tested` without writing. */
export type EvidenceSource = 'seen' | 'checked' | 'tested'

/**
 * `kind`: a `FailureKind`, or `ok`. `at`: when it was last seen; for a failure, since when, or the latest refusal of a
 * write.
 */
export type EndpointEvidence = {
  state: EvidenceState
  source: EvidenceSource
  status: number | null
  kind: string
  at: string
}

export type EndpointCheck = { endpoint: Endpoint; state: EndpointState; failure: PartnerFailure | null }

/** The result of one check of the partner: the way there, and its two lists as this desk's key gets them. */
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
 * What one server saw of the partner in the last 24 hours, or since it started. `slowestMs` is the 95th percentile;
 * both times are accurate to within 10 %, and null without any answers.
 */
export type PartnerHealth = {
  since: string
  answered: number
  unanswered: number
  /** Answers with 429 (too many requests). They count as answered, but not toward the times. */
  rateLimited: number
  medianMs: number | null
  slowestMs: number | null
}

/** How certain it is that writes use the right fields (`mappingState`). */
export type MappingState = 'confirmed' | 'fits' | 'unconfirmed' | 'unknown'

/** What `POST /api/connection/check` answers. `problem`: the first thing that is wrong; null if nothing is. */
export type CheckAnswer = { check: ConnectionCheck; problem: ConnectionProblem | null }
export const checkUrl = '/api/connection/check'

/** An endpoint as the table shows it. `isBySignIn`: the desk signs in for it, so it shows nothing about the key. */
export type EndpointRow = { endpoint: Endpoint; evidence: EndpointEvidence | null; isBySignIn: boolean }

/** A team that the desk knows. `source`: named by the partner, by PARTNER_TEAMS, or by a user. */
export type KnownTeam = { id: string; name: string | null; source: 'partner' | 'setting' | 'person' }

/**
 * A team with its names. `givenName`: the name that an admin gave it, which is shown instead of any other; `ownName`:
 * the partner's name for it, or else the one in PARTNER_TEAMS.
 */
export type NamedTeam = KnownTeam & { givenName: string | null; ownName: string | null }

export const maxTeamNameLength = 80
/** The most teams that can be named at once. */
export const maxTeamsNamed = 1_000

/** An empty name removes the given one. */
export type GivenTeamName = { id: string; name: string }
export type NameTeamsAction = (names: GivenTeamName[]) => Promise<{ state: 'saved' } | RequestError>

/** The teams that a form offers, and the fields of its body that take a team's ID. */
export type TeamChoices = { pointers: Pointer[]; teams: KnownTeam[] }

/** Where the field profile in force comes from; `file` is its path. */
export type ProfileInForce = {
  file: string | null
  version: { number: number; by: string; at: string } | null
}

/** Failures by which the partner refuses this desk's key, entirely or for one kind of call. */
export const refusalKinds = [
  'key-rejected',
  'not-permitted',
  'forbidden',
  'out-of-scope',
] as const satisfies FailureKind[]

/** What the partner refused this desk, and when (an ISO time). */
export type PartnerRefusal = { endpoint: Endpoint; kind: (typeof refusalKinds)[number]; at: string }

/**
 * Whether the problem is ours or the partner's. `setup`: something that an admin of this desk has to fix; `limited`:
 * the partner accepts the key, but not for every kind of call. `at`: since when, or as of when. `refused`: the latest
 * refusal of each kind of call that nothing has disproved, newest first.
 */
export type ConnectionStatus = {
  state: 'works' | 'limited' | 'partner-down' | 'setup' | 'unknown'
  at: string | null
  refused: PartnerRefusal[]
}

export const testUrl = '/api/connection/test'

/**
 * What a test without writing has shown. `taken`: the partner answered with success, against its own rule, and may have
 * done something. `unclear`: the failure says nothing about the permission.
 */
export type WriteTest = {
  endpoint: WriteEndpoint
  result: 'probably' | 'not-permitted' | 'out-of-scope' | 'taken' | 'unclear'
  failure: PartnerFailure | null
}

/** What refusals said about a field, `times` times: the form lacks it, should not have it, or has other choices. */
export type RefusedField = {
  endpoint: WriteEndpoint
  field: string
  /** The partner's words; '' if they repeated what was entered. */
  message: string
  times: number
  isRequired: boolean
  /** The form has it, and the partner does not accept it. */
  isUnwanted: boolean
  /** The form has it as a choice of other values than these, which the partner named; null for other fields. */
  choices: (string | number)[] | null
  /** ISO time. */
  lastAt: string
}

/** Response header of lists: the field mapping by which records are shown, so that open pages notice a new one. */
export const mappingHeader = 'x-field-mapping'

/** The same for the warnings that every page shows. */
export const warningsHeader = 'x-field-warnings'

/**
 * What has changed at the partner. `lost`: a field of the profile is no longer in the answers; `new`: a field appeared;
 * `refused`: the partner refuses a field that it used to accept; `asked`: it asks for a field that it used to do
 * without; `shared`: several applications have the same ID. Its `newPaths` has their job where that is only guessed.
 */
export const alarmKinds = ['lost', 'new', 'refused', 'asked', 'shared'] as const
export type AlarmDetails = {
  what: (typeof alarmKinds)[number]
  /** The field: where the profile has it, or as the partner named it. */
  path: string
  /** Fields that appeared at the same time. */
  newPaths: string[]
}

/** The field key of warnings about shared applicant IDs. */
export const sharedIdKey = 'applicants.key'

/** A field that changed at the partner. `breaking`: bulk runs wait for an admin, or until the field is back. */
export type MappingAlarm = {
  id: number
  /** Such as `jobs.id`. */
  fieldKey: string
  severity: 'breaking' | 'note'
  details: AlarmDetails
  /** The version of the field profile that was in force. */
  version: number
  /** ISO time. */
  at: string
}

/** A field of a list's records, with what helps an admin recognize it. */
export type FieldOption = {
  path: Pointer
  /** The share of records that have a value. */
  filled: number
  /** Up to three values, shortened. */
  examples: string[]
  /** All values with their counts, if there are few. */
  values: { value: string | number | boolean; count: number }[] | null
}

/** A list in an answer: its fields, and its first three records. */
export type ListOption = { path: Pointer; count: number; fields: FieldOption[]; records: PartnerRecord[] }

export type FieldGuess = { confidence: Confidence; reasons: string[] }

/** What an admin sees on the field mapping screen, from the partner's latest answers. */
export type MappingScreen = {
  applicants: ListOption[]
  jobs: ListOption[]
  /** Numbers beside the list of jobs. */
  sizes: FieldOption[]
  /** By field key, such as `jobs.id`. */
  guesses: Record<string, FieldGuess>
  mapping: FieldMapping
  /** Keys of the fields that PARTNER_PROFILE sets. */
  locked: string[]
  isConfirmed: boolean
  /** The version that this was made from, for `saveMappingAction`. */
  version: number
}

export const mappingUrl = '/api/connection/mapping'
export const mappingKey = ['field-mapping'] as const

export type SaveMapping = { mapping: FieldMapping; version: number }
export type MappingSaved = { state: 'saved'; version: number } | { state: 'superseded'; by: string } | RequestError

/** A saved version of the field profile; `changes`: compared with the version before. `at` is ISO. */
export type ProfileVersion = {
  version: number
  at: string
  who: string
  source: string
  /** The version that it restored. */
  restored: number | null
  isInForce: boolean
  changes: ProfileChange[]
  reasons: { fieldKey: string; why: string[] }[]
}

/** `locked`: keys of the fields in it that PARTNER_PROFILE sets, which therefore stay unchanged. */
export type ProfileChanged =
  | { state: 'saved'; version: number; locked: string[] }
  | { state: 'superseded'; by: string }
  | { state: 'unusable'; issues: string[] }
  | { state: 'not-found' }

/** `POST` a text from the partner's documentation and the form it is for; answers `PastedSchemas`. */
export const pastedSchemaUrl = '/api/connection/pasted-schema'
/** `GET` answers the field profile in force as a file for PARTNER_PROFILE. */
export const profileFileUrl = '/api/connection/profile'
/** The longest profile that can be imported, in characters. */
export const maxProfileLength = 300_000

/**
 * One of the forms in force. `locked`: keys of the profile that the file PARTNER_PROFILE sets. `isShipped`: it came
 * with the desk, and no admin has confirmed it.
 */
export type DeskForm = { endpoint: WriteEndpoint; parts: FormParts; locked: string[]; isShipped: boolean }

/** Where the lists hold values that forms may also ask for; null if they do not. `jobIds`: from both lists. */
export type ListPaths = {
  email: Pointer | null
  name: NamePaths | null
  phone: Pointer | null
  jobIds: Pointer[]
}

/**
 * `version`: of the field profile that the admin sees. `jobPaths`: where the lists have a job's title and team.
 * `listPaths`: as displayed, so guesses are included.
 */
export type DeskForms = {
  version: number
  forms: DeskForm[]
  refused: RefusedField[]
  jobPaths: { title: string; team: string | null }
  listPaths: ListPaths
}

/** `unusable`: what is wrong, each as "field: what". */
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

type RefusedFieldInput = { endpoint: WriteEndpoint; field: string }
/** `gone`: the form has the field by now (or no longer has it), or another admin has settled it. */
export type SettleFieldAction = (input: RefusedFieldInput) => Promise<SaveFormAnswer | { state: 'gone' }>
export type DismissFieldAction = (input: RefusedFieldInput) => Promise<{ state: 'dismissed' } | RequestError>
