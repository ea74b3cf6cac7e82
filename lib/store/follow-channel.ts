import 'server-only'
import { log } from '@/lib/runtime/log'
import { listenToStore, openedStore } from './connection'

type Options = {
  /** What the log says when a later read fails. */
  warning: string
  everyMs?: number
}

/**
 * Keeps a copy of something in the store up to date until the store is closed: `read` runs now, at each notification on
 * the channel, and every ten seconds, since notifications can be lost and reads can fail. Throws if the first one does.
 */
export async function followChannel(
  channel: string,
  read: () => Promise<unknown>,
  { warning, everyMs = 10_000 }: Options,
): Promise<void> {
  let isReading = false
  let isAskedAgain = false

  async function look() {
    isAskedAgain = isReading
    if (isReading || !openedStore()) return
    isReading = true
    await read().catch((error: unknown) => log.warn({ err: error }, warning))
    isReading = false
    if (isAskedAgain) void look()
  }

  // Before the first read: what changes in between would be missed.
  await listenToStore(channel, () => void look())
  await read()
  setInterval(look, everyMs).unref()
}
