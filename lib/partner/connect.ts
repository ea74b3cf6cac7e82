import { buildConnector } from 'undici'

const connect = buildConnector({ timeout: 10_000 })
const connectErrors = new WeakSet<Error>()

/** Whether the error is that no connection came about: whatever waited for one was not sent. */
export function isConnectError(error: unknown): boolean {
  return error instanceof Error && connectErrors.has(error)
}

/**
 * undici misses that a connection ended before it listens, as with the first one, while its parser is compiled: the
 * request would wait for its deadline, and others behind it. The end is repeated once undici listens; it reconnects.
 */
export const connectToPartner: buildConnector.connector = (options, callback) =>
  connect(options, (...connected) => {
    const [error, socket] = connected
    if (error) connectErrors.add(error)
    const onListener = (event: unknown) => {
      if (event !== 'close' || !socket) return
      socket.off('newListener', onListener)
      if (socket.closed) setImmediate(() => socket.emit('close'))
    }
    socket?.on('newListener', onListener)
    callback(...connected)
  })
