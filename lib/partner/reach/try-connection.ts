import { lookup } from 'node:dns/promises'
import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { errorCode } from '../failure/error-code'
import type { ReachStep } from './reach'

const connectMs = 10_000

/** Tries DNS, TCP and TLS one after the other, sends nothing and closes whatever it opened. */
export async function tryConnection({ protocol, hostname, port }: URL, signal?: AbortSignal): Promise<ReachStep[]> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isSecure = protocol === 'https:'
  let socket: Socket | undefined
  const steps: ReachStep[] = []
  try {
    steps.push(await timed('dns', async () => void (isIP(host) === 0 && (await lookup(host)))))
    if (hasFailed(steps)) return withUntried(steps)
    steps.push(
      await timed('tcp', async () => {
        socket = connectPlain({ host, port: Number(port || (isSecure ? 443 : 80)) })
        await opened(socket, 'connect', signal)
      }),
    )
    const plain = socket
    if (hasFailed(steps) || !isSecure || !plain) return withUntried(steps)
    steps.push(
      await timed('tls', async () => {
        socket = connectTls({ socket: plain, host, servername: isIP(host) ? '' : host })
        await opened(socket, 'secureConnect', signal)
      }),
    )
    return withUntried(steps)
  } finally {
    socket?.destroy()
  }
}

async function timed(step: ReachStep['step'], work: () => Promise<void>): Promise<ReachStep> {
  const startedAt = performance.now()
  const end = (state: ReachStep['state'], code: string | null): ReachStep => ({
    step,
    state,
    code,
    ms: Math.round(performance.now() - startedAt),
  })
  try {
    await work()
    return end('ok', null)
  } catch (error) {
    return end('failed', errorCode(error))
  }
}

/** Resolves with the event; rejects with an earlier error, or when nothing happens in time. */
function opened(socket: Socket, event: 'connect' | 'secureConnect', signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (code: string) => reject(Object.assign(new Error(code), { code }))
    socket.once(event, () => resolve())
    socket.on('error', reject)
    socket.once('close', () => refuse('ECONNRESET'))
    socket.setTimeout(connectMs, () => refuse('ETIMEDOUT'))
    if (signal?.aborted) refuse('ECANCELED')
    signal?.addEventListener('abort', () => refuse('ECANCELED'), { once: true })
  })
}

const hasFailed = (steps: ReachStep[]) => steps.some(({ state }) => state === 'failed')

function withUntried(steps: ReachStep[]): ReachStep[] {
  const names = ['dns', 'tcp', 'tls', 'http'] as const
  return names.map(
    (step) => steps.find((done) => done.step === step) ?? { step, state: 'untried', code: null, ms: null },
  )
}
