import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { log } from '@/lib/runtime/log'

/** Receives a channel's notifications; `payload` is '' when some may have been missed. */
export type Listen = (channel: string, onSaid: (payload: string) => void) => Promise<void>

const maxPauseMs = 10_000

/**
 * LISTEN on a separate connection that is reopened when it breaks. Notifications sent meanwhile are lost, so every new
 * connection sends '' on every channel.
 */
export function createListener(config: ClientConfig): { listen: Listen; isHearing(): boolean; close(): Promise<void> } {
  const handlers = new Map<string, (payload: string) => void>()
  let client: Client | null = null
  let isClosed = false
  let connecting: Promise<void> | null = null

  async function connect(): Promise<void> {
    const next = new Client({
      ...config,
      connectionTimeoutMillis: 5_000,
      // Before a firewall between the two forgets a connection on which nothing is sent for minutes.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
      application_name: 'partner-desk listener',
    })
    next.on('error', (error) => log.warn({ err: error }, 'the listening database connection broke'))
    next.on('notification', ({ channel, payload }) => handlers.get(channel)?.(payload ?? ''))
    try {
      await next.connect()
      for (const channel of handlers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      // A pooler may accept connections and refuse LISTEN: the next attempt must not add another connection.
      void next.end().catch(() => {})
      throw error
    }
    client = next
    next.on('end', () => {
      client = null
      if (!isClosed) void keepConnecting()
    })
    if (isClosed) return void next.end()
    for (const onSaid of handlers.values()) onSaid('')
  }

  function keepConnecting(): Promise<void> {
    connecting ??= (async () => {
      for (let pauseMs = 200; !client && !isClosed; pauseMs = Math.min(maxPauseMs, pauseMs * 2))
        await connect().catch(async (error: unknown) => {
          log.warn({ err: error }, 'LISTEN failed, retrying')
          await wait(pauseMs, undefined, { ref: false })
        })
    })().finally(() => {
      connecting = null
    })
    return connecting
  }

  return {
    async listen(channel, onSaid) {
      handlers.set(channel, onSaid)
      if (client) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      else await keepConnecting()
    },
    isHearing: () => client !== null,
    async close() {
      isClosed = true
      await client?.end()
    },
  }
}
