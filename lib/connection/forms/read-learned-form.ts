import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { AskedField } from '../../forms/asked-field'
import type { CorrectedField } from '../../forms/correct-fields'
import { type LearnedForm, learnRefusal, nothingLearned } from '../../forms/learned-form'
import { readComplaint } from '../../forms/read-message'
import type { WriteEndpoint } from '../../partner/endpoint'
import type { PartnerFailure } from '../../partner/failure/failure'
import { type Pointer, readPointer } from '../../records/pointer'
import { store } from '../../store/connection'
import { dispatches } from '../../store/schema'
import { refusedFieldsOf } from './refused-fields'

const maxRefusals = 20

/**
 * What the refusals of a person's own writes in the last 30 days taught about a form, so that it outlasts the page
 * (discovery, requests). Fields that an admin has settled are left out. So is what the latest success since disproves:
 * a field that it lacks is not needed, and one that it has is accepted. None of the fields is required: the partner may
 * ask for it only beside certain values.
 */
export async function readLearnedForm(endpoint: WriteEndpoint, person: { id: string }): Promise<LearnedForm> {
  const isOwn = and(eq(dispatches.personId, person.id), eq(dispatches.kind, endpoint), eq(dispatches.lane, 'person'))
  const refusals = await store()
    .select({ failure: dispatches.failure, endedAt: dispatches.endedAt })
    .from(dispatches)
    .where(
      and(
        isOwn,
        sql`${dispatches.state} = 'refused' and ${dispatches.createdAt} > now() - interval '30 days'`,
        sql`coalesce(${dispatches.failure} -> 'asks', ${dispatches.failure} -> 'unwanted', ${dispatches.failure} -> 'corrected')
          is not null`,
      ),
    )
    .orderBy(desc(dispatches.createdAt))
    .limit(maxRefusals)
  if (refusals.length === 0) return nothingLearned
  const [success] = await store()
    .select({ body: dispatches.body, endedAt: dispatches.endedAt })
    .from(dispatches)
    .where(and(isOwn, sql`${dispatches.state} = 'succeeded' and ${dispatches.body} <> ''`))
    .orderBy(desc(dispatches.createdAt))
    .limit(1)
  const accepted: unknown = success && JSON.parse(success.body)
  const isAccepted = ({ pointer }: { pointer: Pointer }) => readPointer(accepted, pointer) !== undefined
  const isRight = ({ pointer, schema }: CorrectedField) => {
    const value = readPointer(accepted, pointer)
    return 'enum' in schema ? value === undefined || schema.enum.some((one) => one === value) : value !== undefined
  }
  const open = new Set((await refusedFieldsOf(endpoint)).map(({ field }) => field))
  return refusals.reverse().reduce((learned, { failure, endedAt }) => {
    // Written by `save-outcome.ts`.
    const { asks = [], unwanted = [], corrected = [] } = failure as PartnerFailure
    const isOutdated = success !== undefined && Number(endedAt) < Number(success.endedAt)
    return learnRefusal(learned, {
      asks: asks
        .filter((asked) => open.has(asked.field) && (!isOutdated || isAccepted(asked)))
        .map((asked) => ({ ...asked, isRequired: false, message: messageUnlessRedundant(asked) })),
      unwanted: unwanted.filter((one) => open.has(one.field) && !(isOutdated && isAccepted(one))),
      corrected: corrected.filter((one) => !isOutdated || isRight(one)),
    })
  }, nothingLearned)
}

/** The partner's message, unless it says no more than that the field is required, which now it may not be. */
function messageUnlessRedundant({ message, field }: AskedField): string {
  return readComplaint(message, field) === 'missing' ? '' : message
}
