import { z } from 'zod'
import { isSingleLine, isValidText } from '../forms/valid-text'
import { type AccountRefusal, roles } from './contract'

export const roleSchema = z.enum(roles, { error: 'Choose a role' })

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'At most 254 characters')
  .pipe(z.email('Enter an e-mail address'))

const passwordSchema = z.string().min(10, 'At least 10 characters').max(128, 'At most 128 characters')
const idSchema = z.string().min(1).max(64).refine(isValidText)

/** Bounds only: what is wrong with a pair is never said. */
export const signInSchema = z.object({ email: emailSchema, password: z.string().min(1).max(128) })

export const addPersonSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(100, 'At most 100 characters')
    .refine((name) => name === '' || isSingleLine(name), 'A name stands on one line, without hidden characters'),
  email: emailSchema,
  password: passwordSchema,
  role: roleSchema,
})
export type AddPersonInput = z.infer<typeof addPersonSchema>

export const changeRoleSchema = z.object({ personId: idSchema, role: roleSchema })
export const personSchema = z.object({ personId: idSchema })
export const setPasswordSchema = z.object({ personId: idSchema, password: passwordSchema })
export const changeOwnPasswordSchema = z.object({
  currentPassword: z.string().min(1).max(128),
  password: passwordSchema,
})

/** The refusal that puts each message under its field. */
export function invalidInput(error: z.ZodError): AccountRefusal {
  return { refused: 'invalid', fields: z.flattenError(error).fieldErrors }
}
