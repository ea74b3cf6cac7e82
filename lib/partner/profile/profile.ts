import { z } from 'zod'
import { isPointer, pointerOf, tokensOf } from '../../records/pointer'
import { describedAt, issuesOfSchema } from './body-schema'

const pointer = z.string().refine(isPointer, 'must be a JSON Pointer such as "/id"')

/** A JSON Schema (draft 2020-12) as the profile writes it: what a body may hold, and what its form looks like. */
const bodySchema = z.record(z.string(), z.json()).superRefine((schema, context) => {
  for (const { place, message } of issuesOfSchema(schema)) context.addIssue({ code: 'custom', path: place, message })
})

type Described = { at: string; pointer: string | undefined; schema: Record<string, unknown>; types: string[] }

/** What the desk writes itself must be of the type that the body's schema wants there, if it says. */
function checkPlaces(places: Described[], context: z.RefinementCtx) {
  for (const { at, pointer, schema, types } of places) {
    if (pointer === undefined) continue
    const type = describedAt(schema, tokensOf(pointer))?.type
    if (typeof type === 'string' && !types.includes(type))
      context.addIssue({
        code: 'custom',
        path: [at],
        message: `names a place of type ${type}, not ${types.join(' or ')}`,
      })
  }
}

const profileSchema = z.strictObject({
  applicants: z.strictObject({
    items: pointer.optional(),
    id: pointer.optional(),
    email: pointer.optional(),
    name: pointer.optional(),
    /** The team that the applicant belongs to: teams are learned from it. */
    team: pointer.optional(),
    columns: z.array(pointer).default([]),
  }),
  jobs: z.strictObject({
    items: pointer.optional(),
    id: pointer,
    title: pointer,
    team: pointer.optional(),
    open: pointer.optional(),
    /** Where an answer tells how many jobs it holds at most, and how many there are: it may not be the whole list. */
    limit: pointer.optional(),
    total: pointer.optional(),
    columns: z.array(pointer).default([]),
    create: bodySchema,
  }),
  easyApply: z
    .strictObject({
      email: pointer,
      job: pointer,
      enqueue: pointer,
      /** The applicant's whole name, for who comes from the list of applicants. */
      name: pointer.optional(),
      form: pointer.optional(),
      body: bodySchema,
    })
    .superRefine(({ email, job, enqueue, name, body: schema }, context) =>
      checkPlaces(
        [
          { at: 'email', pointer: email, schema, types: ['string'] },
          { at: 'job', pointer: job, schema, types: ['string', 'integer', 'number'] },
          { at: 'enqueue', pointer: enqueue, schema, types: ['boolean'] },
          { at: 'name', pointer: name, schema, types: ['string'] },
        ],
        context,
      ),
    ),
  aiChat: z
    .strictObject({ enabled: pointer, body: bodySchema })
    .superRefine(({ enabled, body: schema }, context) =>
      checkPlaces([{ at: 'enabled', pointer: enabled, schema, types: ['boolean'] }], context),
    ),
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

/** Where values are in the partner's payloads, and what its bodies may hold (README, field profile). */
export type Profile = z.infer<typeof profileSchema>

/** Reads a profile from JSON text. A wrong one answers with every fault, each with its place in the document. */
export function parseProfile(text: string): { profile: Profile } | { faults: string[] } {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return { faults: ['is not valid JSON'] }
  }
  if (text.includes('"__proto__"')) return { faults: ['/: the name __proto__ cannot be used'] }
  const parsed = profileSchema.safeParse(document)
  if (parsed.success) return { profile: parsed.data }
  return { faults: parsed.error.issues.map((issue) => `${pointerOf(issue.path.map(String)) || '/'}: ${issue.message}`) }
}
