import { z } from 'zod'
import { sanitizeText } from '../text/sanitize'

const longest = 320
const most = 50
/** A shorter name stands in too many words to be told from them. */
const shortestName = 3

/** The store can neither hold nor look for anything else. */
const isKeepable = (typed: string) => typed === sanitizeText(typed)

const text = z.string().trim().max(longest).refine(isKeepable, 'This has a character that nothing is kept with')
const name = text.refine((typed) => typed === '' || typed.length >= shortestName, 'Type at least 3 characters')

export const personQuerySchema = z
  .strictObject({ email: text, name, id: text })
  .refine(({ email, name, id }) => email + name + id !== '', 'Fill in at least one of the three')

const list = (item: z.ZodType<string>) => z.array(item).max(most)

export const erasureTargetSchema = z.union([
  z.strictObject({
    who: z.strictObject({
      emails: list(text.toLowerCase().min(1)),
      names: list(name.min(shortestName)),
      ids: list(text.min(1)),
    }),
  }),
  z.strictObject({ colleagueId: z.string().min(1).max(100).refine(isKeepable) }),
])

export const erasureSchema = z.strictObject({
  target: erasureTargetSchema,
  expected: z.int().min(0),
  stops: z.boolean(),
})
