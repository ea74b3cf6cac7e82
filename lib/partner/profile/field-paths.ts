import { z } from 'zod'
import {
  type NamePaths,
  type OpenPath,
  type StatusPath,
  type SwitchPath,
  type TimePath,
  timeFormats,
} from '../../records/field-path'
import { isPointer } from '../../records/pointer'
import { profileIssueWords } from './words'

export const pointer = z.string().refine(isPointer, { error: () => profileIssueWords.noPointer })

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])

const nameParts = z
  .strictObject({
    first: pointer.optional(),
    middle: pointer.optional(),
    last: pointer.optional(),
    familyFirst: z.boolean().optional(),
  })
  .refine(({ first, last }) => first !== undefined || last !== undefined, {
    error: () => profileIssueWords.noNamePart,
  })

export const namePaths: z.ZodType<NamePaths> = z.union([pointer, nameParts])

export const timePath: z.ZodType<TimePath> = z.union([
  pointer,
  z.strictObject({ at: pointer, format: z.enum(timeFormats) }),
])

export const statusPath: z.ZodType<StatusPath> = z.union([
  pointer,
  z.strictObject({ at: pointer, order: z.array(z.string()).default([]) }),
])

export const openPath: z.ZodType<OpenPath> = z.union([
  pointer,
  z.strictObject({ at: pointer, values: z.array(scalar).min(1) }),
])

export const switchPath: z.ZodType<SwitchPath> = z.union([
  pointer,
  z
    .strictObject({ at: pointer, on: scalar, off: scalar })
    .refine(({ on, off }) => on !== off, { error: () => profileIssueWords.sameValues }),
])
