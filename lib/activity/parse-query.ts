import { z } from 'zod'
import { isValidText } from '../forms/valid-text'
import { hasYearZero } from '../records/date-times'
import { type ActivityFilter, activityPageSize, anyActivity, filterKinds, outcomeFilterValues } from './contract'
import { type Cursor, parseCursor } from './cursor'

const most = 200
const word = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must be 200 characters at most')
  .refine(isValidText, 'has a character that nothing is kept with')
const momentFault = 'must be an ISO time with its zone, such as 2026-02-27T00:00:00Z'
/** PostgreSQL accepts no year 0, no UTC offset beyond 15:59, and only times of limited length. */
const moment = z.iso
  .datetime({ offset: true, error: momentFault })
  .refine((text) => !hasYearZero(text) && !/[+-](?:1[6-9]|2\d):\d\d$/.test(text) && text.length <= 40, momentFault)
const cursorParameter = z.string().transform((text, context): Cursor => {
  const cursor = parseCursor(text)
  if (cursor) return cursor
  context.addIssue('must be the cursor of a row')
  return z.NEVER
})

const querySchema = z.object({
  person: word.optional(),
  kind: z.enum(filterKinds, { error: `must be one of ${filterKinds.join(', ')}` }).optional(),
  outcome: z.enum(outcomeFilterValues, { error: `must be one of ${outcomeFilterValues.join(', ')}` }).optional(),
  job: word.optional(),
  run: word.optional(),
  since: moment.optional(),
  until: moment.optional(),
  before: cursorParameter.optional(),
  after: cursorParameter.optional(),
  limit: z
    .string()
    .regex(/^\d{1,4}$/, `must be a whole number from 1 to ${most}`)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= most, `must be a whole number from 1 to ${most}`)
    .optional(),
})

type ActivityQuery = { filter: ActivityFilter; before: Cursor | null; after: Cursor | null; limit: number }

/** Parses the query of the activity's routes. `fault` names the parameter and the reason. */
export function parseActivityQuery(query: URLSearchParams): ActivityQuery | { fault: string } {
  const parsed = querySchema.safeParse(Object.fromEntries(query))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { fault: `${issue?.path.join('.')} ${issue?.message}` }
  }
  const { before = null, after = null, limit = activityPageSize, ...given } = parsed.data
  const words = Object.entries(given).filter(([, value]) => value !== undefined)
  return { filter: { ...anyActivity, ...Object.fromEntries(words) }, before, after, limit }
}
