import 'server-only'
import { readConfig } from '../runtime/config'
import { log, setLogLevel } from '../runtime/log'
import { singleton } from '../runtime/singleton'

/**
 * On SIGHUP the level is read again from LOG_LEVEL_FILE: the environment itself cannot change while a process runs.
 * Without that variable the signal ends the process as it always does.
 */
export function reloadLogLevelOnSignal(): void {
  if (!process.env.LOG_LEVEL_FILE?.trim()) return
  singleton('log-level-signal', () => {
    process.on('SIGHUP', reload)
    return true
  })
}

function reload(): void {
  try {
    const { logLevel } = readConfig(process.env)
    setLogLevel(logLevel)
    log.info({ logLevel }, 'the log level was read again')
  } catch (error) {
    log.error({ err: error }, 'the log level stays as it was')
  }
}
