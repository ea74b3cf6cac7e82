import { z } from 'zod'
import { timeFormats } from '../../records/field-path'

const count = z.int().min(0)
const path = z.string()

/**
 * Why a path was chosen for a field, or why none was: paths, shares and counts, never a value of a record. Stored with
 * the mapping, so a code keeps its meaning and its arguments. The words are in lib/connection/reasons.
 */
export const reasonSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      // Nothing was found
      'no-list',
      'no-applicant-id',
      'no-email',
      'no-name',
      'no-phone',
      'no-job-of-applicants',
      'no-job-title-of-applicants',
      'no-application-date',
      'no-job-id',
      'no-job-title',
      'no-open',
      'no-job-date',
      'no-team',
      'no-team-name',
      'no-status',
      'no-limit',
      'no-total',
      // Doubts
      'equal-fields',
      'close-second',
      // What the name says
      'named',
      'named-id',
      'named-phone',
      'named-job',
      'named-job-title',
      'named-title',
      'named-team',
      'named-status',
      'named-open',
      'named-name',
      'named-parts',
      // What the values say
      'empty-list',
      'stays-the-same',
      'job-text-repeated',
      'repeats-job-title',
      'one-per-team',
      'jobs-agree',
      'holds-both-names',
      'parts-agree-with-email',
      'in-order',
      'changes-with-age',
      'yes-or-no',
      'says-open-or-closed',
      'few-applicants',
      'confirm-open',
    ]),
  }),
  z.object({
    code: z.enum([
      'emails',
      'emails-differ',
      'phones',
      'applicants-differ',
      'jobs-differ',
      'job-named',
      'job-id-matched',
      'texts-differ',
    ]),
    part: count,
    whole: count,
  }),
  z.object({ code: z.enum(['dates']), part: count, whole: count, format: z.enum(timeFormats) }),
  z.object({ code: z.enum(['values-in-records']), values: count, records: count }),
  z.object({ code: z.enum(['values']), values: count }),
  z.object({ code: z.enum(['few-records']), records: count }),
  z.object({ code: z.enum(['total-listed', 'total-beyond']), listed: count }),
  z.object({ code: z.enum(['agrees-with-email', 'parts-agree-share']), share: z.number().min(0).max(1) }),
  z.object({ code: z.enum(['answer-is-list']), records: count, fields: count }),
  z.object({ code: z.enum(['list']), path, records: count, fields: count }),
  z.object({ code: z.enum(['other-list']), path, fields: count }),
  z.object({ code: z.enum(['only-list-is-empty']), path }),
  z.object({ code: z.enum(['applicants-lead-to']), path, other: path }),
])

export type Reason = z.infer<typeof reasonSchema>
