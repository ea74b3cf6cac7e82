import { z } from 'zod'

/** From least to most: whoever has a role may do all that the ones before it may. */
export const roles = ['viewer', 'recruiter', 'admin'] as const
export type Role = (typeof roles)[number]

export const roleSchema = z.enum(roles, { error: 'Choose a role' })

/** True when `role` is at least `needed`. */
export function hasRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed)
}

export const canWrite = (role: Role): boolean => hasRole(role, 'recruiter')
export const canManage = (role: Role): boolean => hasRole(role, 'admin')

/** A person who may sign in, or could once. */
export type Person = { id: string; name: string; email: string; role: Role }
export type ListedPerson = Person & { hasAccess: boolean; addedAt: Date }

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'At most 254 characters')
  .pipe(z.email('Enter an e-mail address'))

const passwordSchema = z.string().min(10, 'At least 10 characters').max(128, 'At most 128 characters')
const idSchema = z.string().min(1).max(64)

/** Bounds only: what is wrong with a pair is never said. */
export const signInSchema = z.object({ email: emailSchema, password: z.string().min(1).max(128) })

export const addPersonSchema = z.object({
  name: z.string().trim().min(1, 'Enter a name').max(100, 'At most 100 characters'),
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

/** Messages by field, as they stand under the fields. */
export type FieldErrors = Record<string, string[] | undefined>

/** Why an account verb did nothing. All of them are expected; none is a fault of ours. */
export type AccountRefusal =
  | { refused: 'invalid'; fields: FieldErrors }
  | { refused: 'unknown-person' }
  | { refused: 'email-taken' }
  | { refused: 'last-admin' }
  | { refused: 'wrong-password' }
  | { refused: 'blocked'; until: Date }

export type AccountChange = 'done' | AccountRefusal
