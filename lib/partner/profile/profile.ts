import { z } from 'zod'
import { pathOf, pathsOfName } from '../../records/field-path'
import { pointerOf, tokensOf } from '../../records/pointer'
import { isRecord } from '../../records/record'
import { anyOf } from './any-of'
import { describedAt, issueOfBody, issuesOfSchema } from './body-schema'
import { issuesOfRequired, issuesOfWritten, type WrittenPath } from './check-written'
import { namePaths, openPath, pointer, statusPath, switchPath, timePath } from './field-paths'
import { profileIssueWords } from './words'

/** A JSON Schema (draft 2020-12) in the profile: what a body may contain, and what its form looks like. */
const bodySchema = z.record(z.string(), z.json()).superRefine((schema, context) => {
  const ofBody = issueOfBody(schema)
  if (ofBody !== null) context.addIssue({ code: 'custom', message: ofBody })
  for (const issue of issuesOfSchema(schema)) context.addIssue({ code: 'custom', ...issue })
})

type Written = WrittenPath & { types: string[] }

/** The desk fills in these values itself, so the body's schema must have a place for them and allow their types. */
function checkWritten(written: Written[], schema: Record<string, unknown>, context: z.RefinementCtx) {
  const add = (issue: { path: string[]; message: string }) => context.addIssue({ code: 'custom', ...issue })
  for (const issue of issuesOfWritten(written, schema)) add(issue)
  const pointers = written.map(({ pointer }) => pointer)
  for (const { path, message } of issuesOfRequired(schema, pointers)) add({ path: ['body', ...path], message })
  for (const { at, pointer, types } of written) {
    const type = describedAt(schema, tokensOf(pointer))?.type
    if (typeof type === 'string' && !types.includes(type))
      add({ path: [at], message: profileIssueWords.wrongFieldType({ type, types: anyOf(types) }) })
  }
}

export const profileSchema = z.strictObject({
  applicants: z.strictObject({
    items: pointer.optional(),
    id: pointer.optional(),
    email: pointer.optional(),
    name: namePaths.optional(),
    phone: pointer.optional(),
    /** The job applied to: its id as in the list of jobs, and its title. */
    job: pointer.optional(),
    jobTitle: pointer.optional(),
    status: statusPath.optional(),
    /** The applicant's team, from which the desk learns teams. */
    team: pointer.optional(),
    teamName: pointer.optional(),
    /** When the person applied. */
    time: timePath.optional(),
    columns: z.array(pointer).default([]),
  }),
  jobs: z.strictObject({
    items: pointer.optional(),
    id: pointer,
    title: pointer,
    team: pointer.optional(),
    teamName: pointer.optional(),
    open: openPath.optional(),
    status: statusPath.optional(),
    time: timePath.optional(),
    /** Where the answer to POST /jobs contains the new job's id; defaults to its path in the list. */
    createdId: pointer.optional(),
    /** The maximum number of jobs in an answer, and their total number: the answer may be truncated. */
    limit: pointer.optional(),
    total: pointer.optional(),
    columns: z.array(pointer).default([]),
    create: bodySchema.superRefine((schema, context) => {
      // Every value is entered by a user: a required name without a field could never be filled in.
      for (const issue of issuesOfRequired(schema, [])) context.addIssue({ code: 'custom', ...issue })
    }),
  }),
  easyApply: z
    .strictObject({
      email: pointer,
      job: pointer,
      /** If omitted, this partner has no such field, and it is neither sent nor asked for. */
      enqueue: pointer.optional(),
      /** The applicant's name and phone number, prefilled for applicants chosen from the list. */
      name: namePaths.optional(),
      phone: pointer.optional(),
      form: pointer.optional(),
      body: bodySchema,
    })
    .superRefine(({ email, job, enqueue, name, phone, body: schema }, context) => {
      const written: Written[] = [
        { at: 'email', pointer: email, types: ['string'] },
        { at: 'job', pointer: job, types: ['string', 'integer', 'number'] },
        ...(enqueue === undefined ? [] : [{ at: 'enqueue', pointer: enqueue, types: ['boolean'] }]),
        ...(name === undefined ? [] : pathsOfName(name)).map((pointer) => ({ at: 'name', pointer, types: ['string'] })),
        ...(phone === undefined ? [] : [{ at: 'phone', pointer: phone, types: ['string', 'integer', 'number'] }]),
      ]
      checkWritten(written, schema, context)
    }),
  aiChat: z
    .strictObject({ enabled: switchPath, body: bodySchema })
    .superRefine(({ enabled, body: schema }, context) => {
      const types = typeof enabled === 'string' ? ['boolean'] : [typeof enabled.on, typeof enabled.off, 'integer']
      checkWritten([{ at: 'enabled', pointer: pathOf(enabled), types }], schema, context)
    }),
  login: z
    .strictObject({
      email: pointer.default('/email'),
      password: pointer.default('/password'),
      body: bodySchema.default({}),
      token: z.array(pointer).min(1),
    })
    .default({
      email: '/email',
      password: '/password',
      body: {},
      token: ['/access_token', '/token', '/info/bearer_token'],
    }),
})

/** Where values are in the partner's payloads, and what its bodies may contain (README, the field profile). */
export type Profile = z.infer<typeof profileSchema>

/** Reads a profile from JSON text. Lists every issue as "path: message", with the path as a JSON Pointer. */
export function parseProfile(text: string): { profile: Profile } | { issues: string[] } {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return { issues: [profileIssueWords.noJson] }
  }
  if (text.includes('"__proto__"')) return { issues: [issueAt('/', profileIssueWords.noProto)] }
  return checkProfile(document)
}

/** The same for a parsed document. */
export function checkProfile(document: unknown): { profile: Profile } | { issues: string[] } {
  const parsed = profileSchema.safeParse(withoutSchemaKey(document))
  if (parsed.success) return { profile: parsed.data }
  return {
    issues: parsed.error.issues.map((issue) => issueAt(pointerOf(issue.path.map(String)) || '/', issueInWords(issue))),
  }
}

function issueInWords(issue: z.core.$ZodIssue): string {
  const { unknownKeys, missing, wrongType, notOneOf, empty, notAllowed } = profileIssueWords
  switch (issue.code) {
    case 'custom':
      return issue.message
    case 'unrecognized_keys':
      return unknownKeys({ keys: issue.keys.join(', ') })
    case 'invalid_type':
      return issue.message.endsWith('received undefined') ? missing : wrongType({ type: issue.expected })
    case 'invalid_value':
      return notOneOf({ values: issue.values.map(String).join(', ') })
    case 'too_small':
      return empty
    default:
      return notAllowed
  }
}

function issueAt(path: string, issue: string): string {
  return profileIssueWords.at({ path, issue })
}

/** The key `$schema` tells editors where the profile's schema is; it says nothing about the partner. */
function withoutSchemaKey(document: unknown): unknown {
  if (!isRecord(document)) return document
  const { $schema: _, ...profile } = document
  return profile
}
