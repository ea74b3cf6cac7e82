import { z } from 'zod'
import { isSingleLine, isValidText } from '../forms/valid-text'
import { languages } from '../text/language'
import { type AccountRefusal, personStates, roles, signInMethods } from './contract'
import { accountAnswers } from './words'

const atMost = (count: number) => ({ error: () => accountAnswers.atMost({ count }) })

export const roleSchema = z.enum(roles, { error: () => accountAnswers.chooseRole })

export const methodSchema = z.enum(signInMethods).catch('password')

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, atMost(254))
  .pipe(z.email({ error: () => accountAnswers.enterEmail }))

const passwordSchema = z
  .string()
  .min(10, { error: () => accountAnswers.atLeast({ count: 10 }) })
  .max(128, atMost(128))
const idSchema = z.string().min(1).max(64).refine(isValidText)

/** Checks limits only: an error never says what is wrong with e-mail address or password. */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(128),
  isKept: z.boolean().default(false),
})

export const confirmPasswordSchema = z.object({ password: z.string().min(1).max(128) })

/** The token in a link: 32 random bytes as base64url. */
const tokenSchema = z.string().regex(/^[\w-]{43}$/)

export const inviteSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => accountAnswers.enterName })
    .max(100, atMost(100))
    .refine((name) => name === '' || isSingleLine(name), { error: () => accountAnswers.oneLine }),
  email: emailSchema,
  role: roleSchema,
})
export type InviteInput = z.infer<typeof inviteSchema>

export const invitationSchema = z.object({ token: tokenSchema })
export const acceptInvitationSchema = z.object({ token: tokenSchema, password: passwordSchema })

export const changeRoleSchema = z.object({ personId: idSchema, role: roleSchema })
export const personSchema = z.object({ personId: idSchema })
export const ownLanguageSchema = z.object({ language: z.enum(languages).nullable() })
export const keptSessionsRuleSchema = z.object({ isAllowed: z.boolean() })
export const secondFactorRuleSchema = z.object({ isRequired: z.boolean() })
export const sessionSchema = z.object({ sessionId: idSchema })
export const changeOwnPasswordSchema = z.object({
  currentPassword: z
    .string()
    .min(1, { error: () => accountAnswers.enterCurrentPassword })
    .max(128, atMost(128)),
  password: passwordSchema,
})

/** The query for people; its words may include an e-mail address, so it is sent in a body. */
export const peopleQuerySchema = z.object({
  search: z.string().max(200).refine(isValidText).default(''),
  role: roleSchema.nullable().default(null),
  state: z.enum(personStates).nullable().default(null),
  offset: z.int().min(0).max(1_000_000).default(0),
})

/** Returns the refusal that shows each message below its field. */
export function invalidInput(error: z.ZodError): AccountRefusal {
  return { refused: 'invalid', fields: z.flattenError(error).fieldErrors }
}
