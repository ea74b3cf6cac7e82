import { z } from 'zod'
import { isValidText } from '../forms/valid-text'
import { listViewSchema } from './contract'
import { maxViewNameLength } from './view-name'
import { viewInputWords } from './words'

/** The maximum length of a view as JSON, in characters. */
const maxViewLength = 50_000

/** What PostgreSQL cannot store in JSON: NUL and lone surrogates. */
const unkeepable = /\\u(?:0000|d[89a-f]..)/

const nameSchema = z
  .string()
  .trim()
  .min(1, { error: () => viewInputWords.nameMissing })
  .max(maxViewNameLength, { error: () => viewInputWords.nameLong({ most: maxViewNameLength }) })
  .regex(/^\P{Cc}*$/u, { error: () => viewInputWords.oneLine })
  .refine(isValidText, { error: () => viewInputWords.nameCharacter })

/** The input for saving a view: a name and a view of limited size. */
export const saveViewSchema = z.strictObject({
  name: nameSchema,
  view: listViewSchema
    .refine((view) => JSON.stringify(view).length <= maxViewLength, { error: () => viewInputWords.tooMuch })
    .refine((view) => !unkeepable.test(JSON.stringify(view)), { error: () => viewInputWords.character }),
})

export type SaveViewInput = z.infer<typeof saveViewSchema>

export const removeViewSchema = z.strictObject({ id: z.string().min(1).max(64).refine(isValidText) })
