import 'server-only'
import { readSetting } from '../runtime/config'
import { log, setLogLevel } from '../runtime/log'
import { reloadPartnerKey } from '../runtime/partner-key'
import { singleton } from '../runtime/singleton'

/**
 * On SIGHUP, rereads the log level and the partner's key from LOG_LEVEL_FILE and PARTNER_API_KEY_FILE: the environment
 * itself cannot change while a process runs. Without either, the signal ends the process, as is its default.
 */
export function reloadOnSignal(): void {
  if (!process.env.LOG_LEVEL_FILE?.trim() && !process.env.PARTNER_API_KEY_FILE?.trim()) return
  singleton('reload-signal', () => {
    process.on('SIGHUP', reload)
    return true
  })
}

/** Each by itself: whatever is wrong with another setting must not keep the old key in use. */
function reload(): void {
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
