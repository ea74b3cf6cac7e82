import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from 'hono'
import { type Answer, answerDeveloperMessage, answerMessage, listTimedOut, serverError, timedOut } from './answer'
import { authorize } from './authorize'
import type { SandboxEndpoint } from './endpoint'
import { answerFault, type Fault } from './faults'
import type { LogEntry } from './request-log'
import type { SandboxState } from './state'
import { type Bindings, dropConnection, hang, sendAnswer, sendEndlessly, sendTruncated } from './transport'

type PartnerContext = Context<{ Bindings: Bindings }>

/** Answers one request to a path of the spec: first faults, then the rules, all within the cutoff (spec 8). */
export async function serveRequest(
  context: PartnerContext,
  atPath: readonly SandboxEndpoint[],
  state: SandboxState,
): Promise<Response> {
  const rawBody = await context.req.text()
  const endpoint = atPath.find(({ method }) => method === context.req.method)
  const apiKey = context.req.header('x-api-key')
  const query = context.req.query()
  const entry = state.log.start({
    method: context.req.method,
    path: context.req.path,
    query,
    endpoint: endpoint?.name ?? null,
    keyLast4: apiKey?.slice(-4) ?? null,
    contentType: context.req.header('content-type') ?? null,
    bodyBytes: Buffer.byteLength(rawBody),
    // Credentials are not kept, not even in the sandbox.
    body: endpoint?.name === 'POST /v1/users/login' ? null : (parseJson(rawBody) ?? null),
  })
  const fault = endpoint && state.faults.take({ endpoint: endpoint.name, query, rawBody, key: apiKey })
  entry.hasFault = fault !== undefined
  const work = doWork(fault, state, entry, () => perform(context, rawBody, atPath, endpoint, state))
  if (fault?.transport) return serveBroken(context, fault.transport, work, entry)
  const answer = await (fault?.isHeld ? work : withinCutoff(work, endpoint, state))
  entry.status = answer.status
  return sendAnswer(answer)
}

async function doWork(
  fault: Fault | undefined,
  state: SandboxState,
  entry: LogEntry,
  run: () => Answer,
): Promise<Answer> {
  const { latencyMs, perRowMs } = state.settings
  const isBefore = fault?.when === 'before'
  await wait(latencyMs)
  if (isBefore) await state.faults.delay(fault)
  const replacement = fault ? answerFault(fault) : null
  const isPrevented = isBefore && (replacement !== null || fault.transport === 'drop' || fault.transport === 'hang')
  if (isPrevented) return replacement ?? serverError
  if (fault?.lateMs) {
    void wait(fault.lateMs).then(() => {
      entry.isWorkDone = run().status < 400
    })
    return replacement ?? serverError
  }
  const answer = run()
  entry.isWorkDone = answer.status < 400
  await wait(perRowMs * (answer.rows ?? 0))
  if (fault?.when === 'after') await state.faults.delay(fault)
  return replacement ?? answer
}

/** The endpoint's own answer, or that of a check that comes before it. */
function perform(
  context: PartnerContext,
  rawBody: string,
  atPath: readonly SandboxEndpoint[],
  endpoint: SandboxEndpoint | undefined,
  state: SandboxState,
): Answer {
  const credentials = { apiKey: context.req.header('x-api-key'), authorization: context.req.header('authorization') }
  const admitted = authorize(credentials, atPath, endpoint, state)
  if ('refusal' in admitted) return admitted.refusal
  const request = { key: admitted.key, query: context.req.query(), params: context.req.param(), body: undefined }
  if (admitted.endpoint.method === 'GET') return runEndpoint(() => admitted.endpoint.run(request, state))
  if (!/^application\/json\s*(;|$)/i.test(context.req.header('content-type') ?? '')) {
    return answerMessage(400, 'Content-Type must be application/json')
  }
  const body = parseJson(rawBody)
  if (body === undefined) return answerDeveloperMessage(400, 'The request body is not valid JSON')
  return runEndpoint(() => admitted.endpoint.run({ ...request, body }, state))
}

function runEndpoint(run: () => Answer): Answer {
  try {
    return run()
  } catch (error) {
    console.error(error)
    return serverError
  }
}

async function serveBroken(
  context: PartnerContext,
  transport: NonNullable<Fault['transport']>,
  work: Promise<Answer>,
  entry: LogEntry,
): Promise<Response> {
  entry.transport = transport
  const answer = await work
  if (transport === 'drop') return dropConnection(context.env)
  if (transport === 'hang') return hang(context.env)
  entry.status = answer.status
  if (transport === 'endless') return sendEndlessly(context.env, answer)
  return sendTruncated(context.env, answer)
}

/** The answer, or a 504 at the cutoff; the work then finishes unseen, as it does at the partner (public-facts). */
async function withinCutoff(
  work: Promise<Answer>,
  endpoint: SandboxEndpoint | undefined,
  state: SandboxState,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const cutoff = new Promise<Answer>((resolve) => {
    const answer = endpoint?.name === 'GET /applicants' ? listTimedOut : timedOut
    timer = setTimeout(() => resolve(answer), state.settings.cutoffMs).unref()
  })
  try {
    return await Promise.race([work, cutoff])
  } finally {
    clearTimeout(timer)
  }
}

// Unreferenced: a stopped sandbox must not wait for an answer that no client reads.
async function wait(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await pause(milliseconds, undefined, { ref: false })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
