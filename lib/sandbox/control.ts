import { Hono } from 'hono'
import { z } from 'zod'
import { faultSchema } from './faults'
import { resetState, type SandboxState } from './state'

const rate = z.number().positive().nullable()
const names = z.record(z.string(), z.string())
const milliseconds = z.number().int().min(0)

const settingsSchema = z.strictObject({
  ratePerSecond: rate.optional(),
  /** By key secret. */
  keyRates: z.record(z.string(), rate).optional(),
  addressLookupsPerMinute: z.number().int().min(0).nullable().optional(),
  latencyMs: milliseconds.optional(),
  perRowMs: z.number().min(0).optional(),
  cutoffMs: z.number().int().min(1).optional(),
  /** New names for fields of the lists' records, by old name. Replaces both lists' earlier renames. */
  renames: z.strictObject({ applicants: names.default({}), jobs: names.default({}) }).optional(),
  /** Whether repeat applications are allowed, by team id. */
  repeats: z.record(z.string(), z.boolean()).optional(),
  /** Open or closed, by job id. */
  jobs: z.record(z.string(), z.enum(['open', 'closed'])).optional(),
})

const applicantsSchema = z.strictObject({
  insert: z.number().int().min(1).max(100_000).optional(),
  /** How many to delete from the head, or which ids. */
  delete: z.union([z.number().int().min(1), z.array(z.union([z.string(), z.number()]))]).optional(),
  /** Records to add unchanged at the head. */
  records: z.array(z.json()).optional(),
})

type Change = { status: 200 | 400; body: object }

/** The control API: injects faults and shows state. Not part of the partner API; off unless configured. */
export function createControl(state: SandboxState): Hono {
  const control = new Hono()
  control.post('/faults', async (context) => {
    const body = await context.req.json().catch(() => undefined)
    const { status, body: answer } = change(z.union([faultSchema, z.array(faultSchema)]), body, (given) => {
      for (const fault of Array.isArray(given) ? given : [given]) state.faults.add(fault)
      return { faults: state.faults.list() }
    })
    return context.json(answer, status)
  })
  control.get('/faults', (context) => context.json({ faults: state.faults.list() }))
  control.delete('/faults', (context) => {
    state.faults.clear(context.req.query('endpoint'))
    return context.json({ faults: state.faults.list() })
  })
  control.post('/reset', (context) => {
    resetState(state)
    return context.json({ reset: true })
  })
  control.get('/log', (context) =>
    context.json({ requests: state.log.list(Number(context.req.query('after') ?? 0) || 0) }),
  )
  control.delete('/log', (context) => {
    state.log.clear()
    return context.json({ requests: [] })
  })
  control.get('/state', (context) => context.json(describeState(state)))
  control.post('/applicants', async (context) => {
    const body = await context.req.json().catch(() => undefined)
    const { status, body: answer } = change(applicantsSchema, body, (given) => changeApplicants(given, state))
    return context.json(answer, status)
  })
  control.post('/settings', async (context) => {
    const body = await context.req.json().catch(() => undefined)
    const { status, body: answer } = change(settingsSchema, body, (given) => changeSettings(given, state))
    return context.json(answer, status)
  })
  return control
}

function change<Given>(schema: z.ZodType<Given>, body: unknown, apply: (given: Given) => object): Change {
  const parsed = schema.safeParse(body)
  if (!parsed.success) return { status: 400, body: { message: z.prettifyError(parsed.error) } }
  return { status: 200, body: apply(parsed.data) }
}

function changeApplicants(given: z.infer<typeof applicantsSchema>, { applicants }: SandboxState): object {
  let deleted = 0
  if (typeof given.delete === 'number') deleted = applicants.deleteFirst(given.delete)
  else if (given.delete) deleted = applicants.deleteIds(given.delete.map(String))
  const inserted = given.insert === undefined ? [] : applicants.insert(given.insert)
  if (given.records) applicants.addRecords(given.records)
  return { inserted, deleted }
}

function changeSettings(given: z.infer<typeof settingsSchema>, state: SandboxState): object {
  const { keyRates, repeats, jobs, ...rest } = given
  const unknown: string[] = []
  Object.assign(state.settings, rest)
  for (const [key, perSecond] of Object.entries(keyRates ?? {})) state.settings.keyRates.set(key, perSecond)
  for (const [id, allowsRepeats] of Object.entries(repeats ?? {})) {
    const team = state.teams.find((one) => String(one.id) === id)
    if (team) team.allowsRepeats = allowsRepeats
    else unknown.push(`team ${id}`)
  }
  for (const [id, standing] of Object.entries(jobs ?? {})) {
    if (!state.jobs.setOpen(id, standing === 'open')) unknown.push(`job ${id}`)
  }
  return { ...describeState(state), unknown }
}

function describeState(state: SandboxState): object {
  const teams = state.teams.map((team) => team.id)
  return {
    applicants: state.applicants.count(teams),
    jobs: state.jobs.list(teams).map(({ id, title, teamId, isOpen }) => ({ id, title, teamId, isOpen })),
    teams: state.teams,
    subscriptions: Object.fromEntries(state.subscriptions),
    settings: { ...state.settings, keyRates: Object.fromEntries(state.settings.keyRates) },
    faults: state.faults.list(),
  }
}
