import { z } from 'zod'
import { sanitizeText } from '../text/sanitize'
import { privacyInputWords } from './words'

const longest = 320
const most = 50
/** People who were found are chosen with the IDs of all their applications. */
const mostIds = 2_000
/** A shorter name occurs in too many other words to be told apart from them; two Chinese letters are a whole one. */
const minNameLength = (typed: string) => (/^[^\p{Script=Latin}\p{Script=Common}]{2}/u.test(typed) ? 2 : 3)

/** The store can neither hold nor search for anything else. */
const isKeepable = (typed: string) => typed === sanitizeText(typed)

const text = z
  .string()
  .trim()
  .max(longest)
  .refine(isKeepable, { error: () => privacyInputWords.notKeepable })
const name = text.refine((typed) => typed === '' || [...typed].length >= minNameLength(typed), {
  error: () => privacyInputWords.nameTooShort({ count: 3 }),
})

export const personQuerySchema = z
  .strictObject({ email: text, name, id: text })
  .refine(({ email, name, id }) => email + name + id !== '', { error: () => privacyInputWords.nothingTyped })

const list = (item: z.ZodType<string>, longest = most) => z.array(item).max(longest)

export const erasureTargetSchema = z.union([
  z.strictObject({
    who: z.strictObject({
      emails: list(text.toLowerCase().min(1)),
      names: list(name.min(1)),
      ids: list(text.min(1), mostIds),
    }),
  }),
  z.strictObject({ colleagueId: z.string().min(1).max(100).refine(isKeepable) }),
])

export const erasureSchema = z.strictObject({
  target: erasureTargetSchema,
  expected: z.int().min(0),
  stops: z.boolean(),
})
