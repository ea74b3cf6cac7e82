import 'server-only'
import { dispatchStates } from '../dispatch/contract'
import { writeEndpoints } from '../partner/endpoint'
import type { FoundRow, StoredExport, StoredFacts } from './activity-sql'
import type { ActivityRow } from './contract'
import { cursorText } from './cursor'
import { maskAll } from './mask-emails'
import { outcomeOf } from './outcome'
import { erasedSubjects } from './record-erasure'
import { unknownUser } from './record-sign-in'
import { entryWords, exportInWords } from './words'

/** A found row as the screens show it; `isMasked` for those who may not write. */
export function toActivityRow(found: FoundRow, isMasked: boolean): ActivityRow {
  const { facts, durationMs } = found
  const row: ActivityRow = {
    id: found.id,
    at: found.at.toISOString(),
    who: found.personName === unknownUser ? entryWords.unknownUser : found.personName,
    personId: found.personId,
    kind: found.kind,
    subject: subjectOf(found),
    outcome: found.outcome ?? (facts ? storedOutcome(facts) : ''),
    isWrite: facts !== null,
    applicantEmail: found.applicantEmail,
    jobId: found.jobId ?? createdJobId(facts),
    accountId: found.accountId ?? refusedAccountId(found),
    durationMs: durationMs === null ? null : Math.max(0, Math.round(Number(durationMs))),
    reference: found.reference,
    cursor: cursorText({ at: found.cursorAt, id: found.id }),
  }
  return isMasked ? maskAll(row) : row
}

/** In words where it is known what it is: what is stored is in English, or a name. */
function subjectOf({ kind, subject, exported }: FoundRow): string {
  if (exported) return exportOf(exported) ?? subject
  if (kind !== 'erasure') return subject
  if (subject === erasedSubjects.applicant) return entryWords.anApplicant
  return subject === erasedSubjects.colleague ? entryWords.formerColleague : subject
}

function exportOf({ what, run, count }: StoredExport): string | null {
  if (typeof count !== 'number') return null
  if (what === 'applicants' || what === 'activity' || what === 'profile') return exportInWords({ what }, count)
  const isOfRun = (what === 'results' || what === 'failed-rows') && typeof run === 'string'
  return isOfRun ? exportInWords({ what, run }, count) : null
}

function createdJobId(facts: StoredFacts | null): string | null {
  const result = facts?.kind === 'create-job' ? facts.result : null
  return typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'string'
    ? result.id
    : null
}

/** Of a refused sign-in it is known whose account was tried, and never who tried. */
function refusedAccountId({ kind, outcome, personId }: FoundRow): string | null {
  return kind === 'sign-in' && outcome !== 'done' ? personId || null : null
}

/** What another release wrote and this one does not know is shown as its state. */
export function storedOutcome(facts: StoredFacts): string {
  const kind = writeEndpoints.find((kind) => kind === facts.kind)
  const state = dispatchStates.find((state) => state === facts.state)
  return kind && state ? outcomeOf({ ...facts, kind, state }) : facts.state
}
