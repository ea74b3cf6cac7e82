import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Block } from '../privacy/contract'
import type { Holding } from '../privacy/holding'
import { namesIn } from '../privacy/names-in'
import { renameIn } from '../privacy/rename'
import type { SearchTerms } from '../privacy/search-terms'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { dayInWords } from '../text/day-in-words'
import { decide, decideHeld } from './decide'
import { kindOf } from './registry'
import type { StoredDispatch } from './row'
import { isEndedRow } from './transitions'

const texts = ['subject', 'result', 'failure', 'uncertainty', 'timeline', 'cancelRequestedBy'] as const

/**
 * Writes are kept as proof that they happened, when, by whom and with what outcome. No trace of the applicant is kept,
 * not even a hash: the desk no longer knows that it has applied for this person (README.md, "Guarantees").
 */
export const dispatchHolding: Holding<typeof dispatches> = {
  name: 'writes',
  table: dispatches,
  ofApplicant(row, sought, { isSearch }) {
    const example = `${row.subject}, ${dayInWords(row.createdAt)}`
    const about = aboutOf(row, sought, isSearch)
    const block = blockOf(row, about !== null)
    if (about) return { change: withoutPerson(row, sought), example, about, ...(block && { block }) }
    const change = withoutMentions(row, sought)
    return change && { change, example, ...(block && { block }) }
  },
  ofColleague(row, colleague) {
    const isOwn = row.personId === colleague.id
    const change = renameIn(row, [...texts, ...(isOwn ? (['personName'] as const) : [])], colleague, isOwn)
    return change && { change, example: `${row.subject}, ${dayInWords(row.createdAt)}` }
  },
  async stop(sought, by) {
    const { emails } = sought.identifiers
    if (emails.length === 0) return
    const open = await store()
      .select({ id: dispatches.id, state: dispatches.state, heldBy: dispatches.heldBy })
      .from(dispatches)
      .where(and(sql`applicant_email in ${emails}`, sql`not ${isEndedRow}`))
    for (const { id, state, heldBy } of open) {
      if (state !== 'needs-decision') await decide(id, { what: 'cancel' }, by, { mayDecideForOthers: true })
      else if (heldBy === null) await decide(id, { what: 'abandon' }, by, { mayDecideForOthers: true })
      else await decideHeld(eq(dispatches.id, id), 'abandon', by)
    }
  },
}

/** The applicant the write is about; null when it is about none, or about one who was not searched for. */
function aboutOf(row: StoredDispatch, sought: SearchTerms, isSearch: boolean) {
  const { applicantEmail } = row
  const ids = formIdsOf(row)
  const answer = [row.body === '' ? null : JSON.parse(row.body), row.result]
  const found = { email: applicantEmail, names: namesIn(answer), ids }
  if (sought.hasEmail(applicantEmail)) return found
  if (ids.some(sought.hasId)) return isSearch || applicantEmail === null ? found : null
  if (applicantEmail === null || !isSearch) return null
  const wanted = idsIn(answer, sought)
  return wanted.length > 0 || sought.isNamedIn(answer) ? { ...found, ids: [...ids, ...wanted] } : null
}

/** Values that equal one of the sought ids, such as an applicant's id in the partner's answer. */
function idsIn(value: unknown, sought: SearchTerms): string[] {
  if (typeof value !== 'object' || value === null) return sought.hasId(value) ? [String(value)] : []
  return [...new Set(Object.values(value).flatMap((inner) => idsIn(inner, sought)))]
}

function formIdsOf({ result, failure }: StoredDispatch): string[] {
  // JSON that only this engine and the kinds of write create.
  const named = result as { applicationFormId?: unknown } | null
  const { facts } = (failure ?? {}) as Partial<PartnerFailure>
  return [named?.applicationFormId, facts?.applicationFormId].filter((id) => typeof id === 'string')
}

function blockOf({ state, mayHaveSucceeded }: StoredDispatch, isAbout: boolean): Block | null {
  switch (state) {
    case 'succeeded':
    case 'refused':
    case 'abandoned':
    case 'cancelled':
      return null
    case 'needs-decision':
      return isAbout ? 'undecided' : 'in-use'
    case 'sending':
    case 'reconciling':
      return 'on-its-way'
    default:
      return !isAbout ? 'in-use' : mayHaveSucceeded ? 'undecided' : 'waiting'
  }
}

function withoutPerson(row: StoredDispatch, sought: SearchTerms): Partial<StoredDispatch> {
  const { result, failure, uncertainty, timeline, subject } = row
  const forget = kindOf(row.kind).forgetPerson ?? (() => null)
  const redact = <Value>(value: Value) => sought.redact(value, { ids: true })
  // JSON that only `lib/partner/failure` creates.
  const said = failure as PartnerFailure | null
  return {
    applicantEmail: null,
    body: '',
    fingerprint: '',
    subject: redact(subject),
    result: result === null ? null : redact(forget(result)),
    failure: said && redact({ ...said, fields: {}, facts: {}, said: null }),
    uncertainty: redact(uncertainty),
    timeline: redact(timeline),
    before: null,
  }
}

/** In another applicant's record, a value that is merely the same name belongs to that applicant. */
function withoutMentions(row: StoredDispatch, sought: SearchTerms): Partial<StoredDispatch> | null {
  const given = { ofOther: row.applicantEmail !== null }
  const change: Partial<StoredDispatch> = {}
  for (const column of texts)
    if (sought.isIn(row[column], given)) Object.assign(change, { [column]: sought.redact(row[column], given) })
  const body: unknown = row.body === '' ? null : JSON.parse(row.body)
  if (sought.isIn(body, given))
    Object.assign(change, { body: JSON.stringify(sought.redact(body, given)), fingerprint: '' })
  return Object.keys(change).length > 0 ? change : null
}
