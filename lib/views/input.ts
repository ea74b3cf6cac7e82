import { z } from 'zod'
import { listViewSchema } from './contract'
import { longestViewName } from './view-name'

/** A view as text, in characters: all that its widths and columns may take up in the store. */
const largestView = 50_000

/** What PostgreSQL cannot keep in JSON: the character zero, and halves of characters. */
const unkeepable = /\\u(?:0000|d[89a-f]..)/

const nameSchema = z
  .string()
  .trim()
  .min(1, 'Give the view a name')
  .max(longestViewName, `At most ${longestViewName} characters`)
  .regex(/^\P{Cc}*$/u, 'A name stands on one line')

/** What a person may save: a name and a view of bounded size. */
export const saveViewSchema = z.strictObject({
  name: nameSchema,
  view: listViewSchema
    .refine((view) => JSON.stringify(view).length <= largestView, 'This view holds too much')
    .refine((view) => !unkeepable.test(JSON.stringify(view)), 'This view holds a character that cannot be kept'),
})

export type SaveViewInput = z.infer<typeof saveViewSchema>

export const removeViewSchema = z.strictObject({ id: z.string().min(1).max(64) })
