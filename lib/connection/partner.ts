import 'server-only'
import { createPartner, type Partner } from '../partner/client'
import { config } from '../runtime/config'
import { log } from '../runtime/log'
import { requestId } from '../runtime/request-context'
import { singleton } from '../runtime/singleton'
import { learnTeams } from './learn-teams'
import { profile } from './profile'
import { saveTeams } from './save-teams'

/**
 * The partner this desk is connected to, with one pacer per process. A failure's reference is the request's id, so
 * that one search finds both in the log.
 */
export function partner(): Partner {
  return singleton('partner', () => {
    const { url, key, login } = config().partner
    const fields = profile()
    const plain = createPartner({
      sender: {
        url,
        key,
        newReference: () => requestId() ?? crypto.randomUUID(),
        onAttempt: (attempt) => log.info({ partner: attempt }, 'partner call'),
      },
      profile: fields,
      login: login?.isUsed ? login : null,
    })
    return learnTeams(plain, fields, saveTeams)
  })
}
