import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { Server as NetServer, Socket } from 'node:net'
import { addressBlock } from '../runtime/address-block'
import { onStop } from '../runtime/lifecycle'
import { log } from '../runtime/log'
import { requestAddress } from '../runtime/request-context'
import { singleton } from '../runtime/singleton'
import { actionRefusal } from './action-refusal'
import { bodyLimits } from './body-limits'
import { Connections } from './connections'
import { FairQueue } from './fair-queue'
import { receiveBody } from './receive-body'
import { type RequestRefusal, refuseRequest } from './refuse-request'
import type { StaticFiles } from './serve-static'
import { httpWords } from './words'

type GuardOptions = {
  /** All connections come from a proxy, which does its own limiting: they have no client address to count by. */
  trustsProxy: boolean
  /** Whether a `cookie` header holds a session signed by this desk. Does not query the store. */
  hasSession: (cookies: string) => boolean
  /** In development Next's own pages use a WebSocket. */
  takesUpgrades: boolean
  /** Answers requests that need neither Next nor a turn. */
  files: StaticFiles
  /** How long a request may hold its turn when it waits for the password queue or a slow reader: 500 ms. */
  maxTurnMs?: number
}

/**
 * Stands in front of every HTTP server of this process, before Next sees anything: refuses bodies that are too large or
 * too slow, ends upgrades, and limits connections. Next does not expose its server, but Node publishes its sockets.
 */
export function guardServers(options: GuardOptions): void {
  singleton('guard-servers', () => {
    const guarded = new WeakMap<Server, Guard>()
    const guardOf = (server: Server) => {
      const guard = guarded.get(server) ?? new Guard(server, options)
      guarded.set(server, guard)
      return guard
    }
    subscribe('net.server.socket', (message) => {
      const { socket } = parts(message)
      if (!(socket instanceof Socket) || !('server' in socket) || !(socket.server instanceof Server)) return
      guardOf(socket.server).connections.open(socket)
    })
    // For connections opened before this subscription: the guard is in place when the server gets the request.
    subscribe('http.server.request.start', (message) => {
      const { server } = parts(message)
      if (server instanceof Server) guardOf(server)
    })
    return true
  })
}

function parts(message: unknown): { socket?: unknown; server?: unknown } {
  return typeof message === 'object' && message !== null ? message : {}
}

const maxConnections = 2_000
const maxPerAddress = 250

class Guard {
  readonly connections: Connections
  /** Signed-in users do not wait behind a crowd that is not signed in. */
  private readonly strangers = new FairQueue({ atOnce: 6, waiting: 500 })
  /**
   * Set when the desk stops: requests wait for it, so that nothing delays accepting the last connections. Their bodies
   * are received meanwhile: one that arrived before it is listened for would never seem whole.
   */
  private lastOnesTaken: Promise<void> | null = null

  constructor(
    private readonly server: Server,
    options: GuardOptions,
  ) {
    const { trustsProxy, maxTurnMs = 500 } = options
    onStop(() => this.stop())
    this.connections = new Connections(
      { inAll: maxConnections, perAddress: trustsProxy ? maxConnections : maxPerAddress },
      (socket) => addressBlock(socket.remoteAddress ?? ''),
      reportOncePerMinute,
    )
    // Node checks every 30 s: a request whose head or body does not arrive ends within 45 s or 4 minutes, respectively.
    server.headersTimeout = 15_000
    server.requestTimeout = 200_000
    // Longer than any pause within an answer, such as a long poll or an export that waits for the partner.
    server.timeout = 300_000
    if (!options.takesUpgrades) {
      server.removeAllListeners('upgrade')
      server.on('upgrade', (_, socket) => socket.destroy())
    }
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    const take = (request: IncomingMessage, response: ServerResponse) => {
      // The request loses its socket when a handler stops reading the body early.
      const { socket } = request
      const pass = () => {
        this.connections.markBusy(socket)
        if (options.files(request, response, path)) return
        for (const listener of listeners) Reflect.apply(listener, server, [request, response])
      }
      const path = (request.url ?? '').split(/[?#]/, 1)[0] ?? ''
      if (!isPlain(path)) return refuseRequest(request, response, notPlain())
      if (!isOrigin(request.headers.origin)) return refuseRequest(request, response, notAnOrigin())
      const hasSession = options.hasSession(request.headers.cookie ?? '')
      // Bodies and turns arrive later, in another async context: bind what follows to this request's.
      const admit = AsyncResource.bind((refusal: RequestRefusal | null) => {
        if (refusal !== null) return refuseRequest(request, response, refusal)
        if (hasSession || !isPage.test(path)) return pass()
        const go = AsyncResource.bind((end: () => void) => {
          if (response.destroyed) return end()
          const timer = setTimeout(end, maxTurnMs)
          response.once('close', () => {
            clearTimeout(timer)
            end()
          })
          pass()
        })
        if (!this.strangers.take(addressBlock(requestAddress()), go)) refuseRequest(request, response, tooMany())
      })
      const limits = bodyLimits(path, hasSession)
      const arrived = hasBody(request)
        ? receiveBody(request, limits)
        : limits.action
          ? actionRefusal(request, [])
          : null
      const { lastOnesTaken } = this
      if (lastOnesTaken !== null || arrived instanceof Promise)
        void Promise.all([arrived, lastOnesTaken]).then(([refusal]) => admit(refusal))
      else admit(arrived)
    }
    server.on('request', (request, response) => {
      const { socket } = request
      this.connections.markAsked(socket, response)
      response.once('close', () => this.connections.markAnswered(socket, response))
      take(request, response)
    })
  }

  /**
   * Stops listening, and answers the requests that have got through. Node's own `close` of an HTTP server would also
   * destroy connections to which an answer is still being written.
   */
  private async stop(): Promise<void> {
    this.lastOnesTaken = this.connections.untilAllAreTaken()
    await this.lastOnesTaken
    Reflect.apply(NetServer.prototype.close, this.server, [])
    await this.connections.end()
  }
}

let reportedMs = Number.NEGATIVE_INFINITY

function reportOncePerMinute(): void {
  if (performance.now() - reportedMs < 60_000) return
  reportedMs = performance.now()
  log.warn('refused connections: there are too many, from one address or in all')
}

/** Neither a handler nor a file: pages that Next renders take longer than anything else a stranger can request. */
const isPage = /^(?!\/(?:(?:api|_next)\/|favicon\.ico$))/
const notPlain = (): RequestRefusal => ({ status: 400, error: httpWords.noAddress })
const notAnOrigin = (): RequestRefusal => ({ status: 400, error: httpWords.noOrigin })
const tooMany = (): RequestRefusal => ({ status: 503, error: httpWords.manySignIns })

/**
 * Whether Next reads the path as it stands. It would resolve dots and backslashes, and then what is decided by the
 * path beforehand (limits, turns, log lines) would apply to another address.
 */
function isPlain(path: string): boolean {
  return path.startsWith('/') && !path.includes('\\') && !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)
}

/**
 * Whether the Origin header can be parsed; Next would treat any other as an error of the desk. Browsers send the word
 * null for an origin that they withhold.
 */
function isOrigin(header: string | undefined): boolean {
  return header === undefined || header === 'null' || URL.canParse(header)
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
