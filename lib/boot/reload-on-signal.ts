import 'server-only'
import { isatty } from 'node:tty'
import { readSetting } from '../runtime/config'
import { log, setLogLevel } from '../runtime/log'
import { reloadPartnerKey } from '../runtime/partner-key'
import { singleton } from '../runtime/singleton'

const standardInput = 0

/** Whether a file is set: the environment itself cannot change while a process runs. */
const hasFiles = () => ['LOG_LEVEL_FILE', 'PARTNER_API_KEY_FILE'].some((name) => process.env[name]?.trim())

/**
 * On SIGHUP, rereads the log level and the partner's key from LOG_LEVEL_FILE and PARTNER_API_KEY_FILE. Without either
 * it only says so: `systemctl reload` would otherwise end the desk for good. In a terminal it ends with the terminal.
 */
export function reloadOnSignal(): void {
  if (!hasFiles() && isatty(standardInput)) return
  singleton('reload-signal', () => {
    process.on('SIGHUP', reload)
    return true
  })
}

/** Each by itself: whatever is wrong with another setting must not keep the old key in use. */
function reload(): void {
  if (!hasFiles()) {
    log.warn('SIGHUP reads nothing again: neither PARTNER_API_KEY_FILE nor LOG_LEVEL_FILE is set')
    return
  }
  try {
    const logLevel = readSetting('LOG_LEVEL')
    setLogLevel(logLevel)
    log.info({ logLevel }, 'the log level was read again')
  } catch (error) {
    log.error({ err: error }, 'the log level stays as it was')
  }
  try {
    log.info({ partnerKey: reloadPartnerKey() }, 'the partner key was read again')
  } catch (error) {
    log.error({ err: error }, 'the partner key stays as it was')
  }
}
