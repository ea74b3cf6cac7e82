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

/** A write, or anything else that may be for an applicant; the address as `normalizeEmail` makes it. */
type ForApplicant = { id: string; applicantEmail: string | null; jobId?: string | null }

/** `applicantToken`: opens their details, where the desk's copy has the application, or just one of theirs. */
type NamedApplicant = { applicantName: string | null; applicantToken: string | null }

/** A larger body holds a file: it is not read for a name. */
const mostBytes = 20_000

/**
 * The items with the names of their applicants, as far as the desk knows them: from its copy of the applicants, or else
 * from what was submitted, which is erased with its success. Two queries, however many items there are. For those who
 * may not see addresses nobody is named.
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

/** None where people share the address: whose name it would be is not known. */
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

/** What the desk's copy has of these addresses. */
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

/** By the IDs of the writes; nothing for those whose body is erased or names nobody. */
async function readSubmitted(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { body, email, job, enqueue, name, phone } = profile().easyApply
  const paths = findPersonFields(formNodes(body, drawnPointers({ email, job, enqueue })), { name, phone }).name
  if (ids.length === 0 || paths === undefined) return new Map()
  const sent = sql<string>`coalesce(nullif(${dispatches.body}, ''), ${runRows.body}, '')`
  const found = await store()
    .select({ id: dispatches.id, body: sent })
    .from(dispatches)
    .leftJoin(runRows, and(eq(runRows.runId, dispatches.groupId), eq(runRows.row, dispatches.groupPosition)))
    .where(and(inArray(dispatches.id, [...ids]), sql`octet_length(${sent}) between 1 and ${mostBytes}`))
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
