import 'server-only'
import { config } from '../config'
import { createPartner, type Partner } from '../partner/client'
import { log } from '../server/log'
import { requestId } from '../server/request-context'

let current: Partner | undefined

/** The partner that this desk is set up with. A failure's reference is the request's own id, so that one word finds both in the log. */
export function partner(): Partner {
  const { url, key, profile } = config().partner
  current ??= createPartner(
    {
      url,
      key,
      newReference: () => requestId() ?? crypto.randomUUID(),
      onAttempt: (attempt) => log.info({ partner: attempt }, 'partner call'),
    },
    profile,
  )
  return current
}
