import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Masking } from '../activity/contract'
import { profile } from '../connection/profile'
import { drawnPointers } from '../forms/application-body'
import { formNodes } from '../forms/form-node'
import { findPersonFields } from '../forms/person-fields'
import { tokenOfKey } from '../partner/paging/record-key'
import { type NamePaths, pathsOfName } from '../records/field-path'
import { textAt } from '../records/read-field'
import { store } from '../store/connection'
import { indexedApplicants } from '../store/index-tables'
import { runRows } from '../store/run-tables'
import { dispatches } from '../store/schema'
import { findReadyIndex } from './ready-index'

/** A write, or anything else that may concern an applicant; the address as returned by `normalizeEmail`. */
type ForApplicant = { id: string; applicantEmail: string | null; jobId?: string | null }

/** `applicantToken`: opens their details, if the desk's copy has this application, or exactly one of theirs. */
type NamedApplicant = { applicantName: string | null; applicantToken: string | null }

/** A larger body contains a file: it is not read for a name. */
const maxBytes = 20_000

/**
 * Adds the applicants' names to the items, as far as the desk knows them: from its copy of the applicants, or else from
 * what was submitted, which is erased on success. Two queries, however many items there are. Users who may not see
 * addresses get no names.
 */
export async function nameApplicants<Item extends ForApplicant>(
  items: readonly Item[],
  { isMasked }: Masking = { isMasked: false },
): Promise<(Item & NamedApplicant)[]> {
  if (isMasked) return items.map((item) => ({ ...item, applicantName: null, applicantToken: null }))
  const byEmail = await readIndexed(new Set(items.flatMap(({ applicantEmail }) => applicantEmail ?? [])))
  const listedOf = ({ applicantEmail }: ForApplicant) => byEmail.get(applicantEmail ?? '') ?? []
  const nameOf = (item: ForApplicant) => sharedName(listedOf(item))
  const unnamed = items.filter((item) => item.applicantEmail !== null && nameOf(item) === undefined)
  const submitted = await readSubmitted(unnamed.map(({ id }) => id))
  return items.map((item) => ({
    ...item,
    applicantName: nameOf(item) ?? submitted.get(item.id) ?? null,
    applicantToken: tokenOf(listedOf(item), item),
  }))
}

/** Applications of one address to one job. */
type Listed = { jobId: string | null; key: string; count: number; firstName: string | null; lastName: string | null }

/** Undefined if several people share the address: it is not known whose name it would be. */
function sharedName(listed: readonly Listed[]): string | undefined {
  const names = new Set(listed.flatMap(({ firstName, lastName }) => [firstName, lastName]).filter(Boolean))
  const [only] = names
  return names.size === 1 ? (only ?? undefined) : undefined
}

function tokenOf(listed: readonly Listed[], { jobId = null }: ForApplicant): string | null {
  const toJob = listed.filter((one) => one.jobId !== null && one.jobId === jobId)
  const [only, second] = toJob.length > 0 ? toJob : listed
  return only && !second && only.count === 1 ? tokenOfKey(only.key) : null
}

/** What the desk's copy has for these addresses. */
async function readIndexed(emails: ReadonlySet<string>): Promise<ReadonlyMap<string, Listed[]>> {
  const index = emails.size > 0 ? await findReadyIndex() : null
  if (!index) return new Map()
  const { email, name, indexId, jobId, key } = indexedApplicants
  const found = await store()
    .select({
      email,
      jobId,
      key: sql<string>`min(${key})`,
      count: sql<number>`count(*)::int`,
      firstName: sql<string | null>`min(${name})`,
      lastName: sql<string | null>`max(${name})`,
    })
    .from(indexedApplicants)
    .where(and(eq(indexId, index.id), inArray(email, [...emails])))
    .groupBy(email, jobId)
  const byEmail = new Map<string, Listed[]>()
  for (const { email, ...listed } of found)
    if (email !== null) byEmail.set(email, [...(byEmail.get(email) ?? []), listed])
  return byEmail
}

/** By write ID; omits those whose body is erased or names no one. */
async function readSubmitted(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { body, email, job, enqueue, name, phone } = profile().easyApply
  const paths = findPersonFields(formNodes(body, drawnPointers({ email, job, enqueue })), { name, phone }).name
  if (ids.length === 0 || paths === undefined) return new Map()
  const sent = sql<string>`coalesce(nullif(${dispatches.body}, ''), ${runRows.body}, '')`
  const found = await store()
    .select({ id: dispatches.id, body: sent })
    .from(dispatches)
    .leftJoin(runRows, and(eq(runRows.runId, dispatches.groupId), eq(runRows.row, dispatches.groupPosition)))
    .where(and(inArray(dispatches.id, [...ids]), sql`octet_length(${sent}) between 1 and ${maxBytes}`))
  return new Map(
    found.flatMap(({ id, body }) => {
      const submitted = nameIn(body, paths)
      return submitted === '' ? [] : [[id, submitted] as const]
    }),
  )
}

function nameIn(body: string, paths: NamePaths): string {
  const parsed: unknown = JSON.parse(body)
  return pathsOfName(paths)
    .map((path) => textAt(parsed, path)?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
}
