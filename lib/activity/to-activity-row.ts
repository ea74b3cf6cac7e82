import 'server-only'
import { dispatchStates } from '../dispatch/contract'
import { writeEndpoints } from '../partner/endpoint'
import type { FoundRow } from './activity-sql'
import type { ActivityRow, EntryReading } from './contract'
import { cursorText } from './cursor'
import { maskAll } from './mask-emails'
import { outcomeOf } from './outcome'
import { unknownUser } from './record-sign-in'
import type { StoredFacts } from './stored-facts'
import { entrySubject } from './subject-in-words'
import { entryWords } from './words'

/** Converts a found row to what the screens show. */
export function toActivityRow(found: FoundRow, { isMasked, teamNames }: EntryReading): ActivityRow {
  const { facts, durationMs } = found
  const outcome = found.outcome ?? (facts ? storedOutcome(facts) : '')
  const row: ActivityRow = {
    id: found.id,
    at: found.at.toISOString(),
    who: actorInWords(found),
    personId: found.personId,
    kind: found.kind,
    subject: entrySubject({ ...found, outcome }, teamNames?.get(found.teamId ?? '') ?? null),
    outcome,
    isWrite: facts !== null,
    applicantEmail: found.applicantEmail,
    applicantName: null,
    jobId: found.jobId ?? createdJobId(facts),
    teamId: found.teamId,
    accountId: found.accountId ?? refusedAccountId(found),
    rows: found.rows,
    refused: found.refused,
    resent: found.resent,
    runId: facts?.groupId ?? null,
    durationMs: durationMs === null ? null : Math.max(0, Math.round(Number(durationMs))),
    reference: found.reference,
    cursor: cursorText({ at: found.cursorAt, id: found.id }),
  }
  return isMasked ? maskAll(row) : row
}

/** Actions by the desk itself or by an unknown user are stored with an English name. */
function actorInWords({ personId, personName }: Pick<FoundRow, 'personId' | 'personName'>): string {
  if (personId === 'desk') return entryWords.theDesk
  return personName === unknownUser ? entryWords.unknownUser : personName
}

function createdJobId(facts: StoredFacts | null): string | null {
  const result = facts?.kind === 'create-job' ? facts.result : null
  return typeof result === 'object' && result !== null && 'id' in result && typeof result.id === 'string'
    ? result.id
    : null
}

/** For a refused sign-in, the account that was tried is known, but never who tried. */
function refusedAccountId({ kind, outcome, personId }: FoundRow): string | null {
  return kind === 'sign-in' && outcome !== 'done' ? personId || null : null
}

/** Outcomes written by another release that this one does not know are shown as their state. */
export function storedOutcome(facts: StoredFacts): string {
  const kind = writeEndpoints.find((kind) => kind === facts.kind)
  const state = dispatchStates.find((state) => state === facts.state)
  return kind && state ? outcomeOf({ ...facts, kind, state }) : facts.state
}
