import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { missingPath, serverError } from './answer'
import { createControl } from './control'
import { easyApply } from './endpoints/easy-apply'
import { createJob, listJobs } from './endpoints/jobs'
import { listApplicants } from './endpoints/list-applicants'
import { login } from './endpoints/login'
import { setAiChatSubscription } from './endpoints/set-ai-chat-subscription'
import { completeOptions, type SandboxOptions } from './options'
import { serveRequest } from './serve-request'
import { createState, type SandboxState } from './state'
import { type Bindings, sendAnswer } from './transport'

export type Sandbox = { app: Hono<{ Bindings: Bindings }>; state: SandboxState }

/** A listening sandbox; `stop` closes it and all open connections. */
export type RunningSandbox = Sandbox & { url: string; port: number; stop(): Promise<void> }

const endpoints = [listApplicants, easyApply, createJob, listJobs, setAiChatSubscription, login]

/** The partner API in memory: every endpoint of spec 4, and 403 for every other path (spec 4.5). */
export function createSandbox(options: Partial<SandboxOptions> = {}): Sandbox {
  const state = createState(completeOptions(options))
  const app = new Hono<{ Bindings: Bindings }>()
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const atPath = endpoints.filter((endpoint) => endpoint.path === path)
    app.all(path, (context) => serveRequest(context, atPath, state))
  }
  if (state.options.hasControl) app.route('/__sandbox', createControl(state))
  app.notFound((context) => {
    const entry = state.log.start({
      method: context.req.method,
      path: context.req.path,
      query: context.req.query(),
      endpoint: null,
      keyLast4: context.req.header('x-api-key')?.slice(-4) ?? null,
      contentType: context.req.header('content-type') ?? null,
      bodyBytes: 0,
      body: null,
    })
    entry.status = missingPath.status
    return sendAnswer(missingPath)
  })
  app.onError((error) => {
    console.error(error)
    return sendAnswer(serverError)
  })
  return { app, state }
}

const keepAliveMs = 10 * 60_000

/** Starts a sandbox. Port 0 picks a free one. Rejects with the system's error when the port is taken. */
export async function startSandbox(
  options: Partial<SandboxOptions> = {},
  at: { port?: number; host?: string } = {},
): Promise<RunningSandbox> {
  const sandbox = createSandbox(options)
  const host = at.host ?? '127.0.0.1'
  const listener = getRequestListener((request, env) => sandbox.app.fetch(request, env), {
    overrideGlobalObjects: false,
  })
  const server = createServer(listener)
  // Like a gateway's: with Node's 5 s a connection may close just as a busy desk sends the next request on it.
  server.keepAliveTimeout = keepAliveMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at.port ?? 0, host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    ...sandbox,
    port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
