import { z } from 'zod'
import { isValidText } from '../forms/valid-text'
import { listViewSchema } from './contract'
import { longestViewName } from './view-name'

/** The longest a view may be as JSON, in characters. */
const largestView = 50_000

/** What PostgreSQL cannot store in JSON: NUL and lone surrogates. */
const unkeepable = /\\u(?:0000|d[89a-f]..)/

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give the view a name')
  .max(longestViewName, `At most ${longestViewName} characters`)
  .regex(/^\P{Cc}*$/u, 'A name must be on one line')
  .refine(isValidText, 'A name has a character that cannot be kept')

/** Input of saving a view: a name and a view of limited size. */
export const saveViewSchema = z.strictObject({
  name: nameSchema,
  view: listViewSchema
    .refine((view) => JSON.stringify(view).length <= largestView, 'This view holds too much')
    .refine((view) => !unkeepable.test(JSON.stringify(view)), 'This view holds a character that cannot be kept'),
})

export type SaveViewInput = z.infer<typeof saveViewSchema>

export const removeViewSchema = z.strictObject({ id: z.string().min(1).max(64).refine(isValidText) })
