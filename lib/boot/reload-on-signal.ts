import 'server-only'
import { readConfig } from '../runtime/config'
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

function reload(): void {
  try {
    const { logLevel } = readConfig(process.env)
    setLogLevel(logLevel)
    log.info({ logLevel, partnerKey: reloadPartnerKey() }, 'log level and partner key were read again')
  } catch (error) {
    log.error({ err: error }, 'log level and partner key stay as they were')
  }
}
