import { z } from 'zod'
import { bodyInputSchema } from '../forms/body-input'
import { writeEndpoints } from '../partner/endpoint'
import { namePaths, openPath, pointer, statusPath, timePath } from '../partner/profile/field-paths'
import { isTeamId, maxProfileLength, maxTeamNameLength, maxTeamsNamed } from './contract'

export const teamIdSchema = z.string().refine(isTeamId)
const endpoint = z.enum(writeEndpoints)
const version = z.number().int().min(0)
const path = pointer.nullable()

export const saveMappingSchema = z.strictObject({
  version,
  mapping: z.strictObject({
    applicants: z.strictObject({
      items: path,
      id: path,
      email: path,
      name: namePaths.nullable(),
      phone: path,
      job: path,
      jobTitle: path,
      status: statusPath.nullable(),
      team: path,
      teamName: path,
      time: timePath.nullable(),
    }),
    jobs: z.strictObject({
      items: path,
      id: path,
      title: path,
      team: path,
      teamName: path,
      open: openPath.nullable(),
      status: statusPath.nullable(),
      time: timePath.nullable(),
      limit: path,
      total: path,
    }),
  }),
})

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
export const saveFormSchema = z.strictObject({
  endpoint,
  parts: z.strictObject({
    schema: bodyInputSchema,
    paths: z.record(z.string(), z.union([scalar, z.record(z.string(), scalar)])),
  }),
  source: z.enum(['edited', 'imported']),
  expected: version,
})
export const formFieldSchema = z.strictObject({ endpoint, field: z.string().min(1).max(200) })
export const pastedFormSchema = z.strictObject({ text: z.string(), endpoint })

export const nameTeamsSchema = z
  .array(z.strictObject({ id: teamIdSchema, name: z.string().max(maxTeamNameLength) }))
  .max(maxTeamsNamed)

export const goBackToVersionSchema = z.strictObject({ version, expected: version })
export const importProfileSchema = z.strictObject({ text: z.string().max(maxProfileLength), expected: version })
export const alarmIdSchema = z.number().int().min(1)

export const checkConnectionSchema = z.strictObject({})
export const testWriteSchema = z.union([
  z.strictObject({ endpoint: z.enum(['create-job', 'submit-application']) }),
  z.strictObject({ endpoint: z.literal('set-ai-chat'), teamId: teamIdSchema }),
])
