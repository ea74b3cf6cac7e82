import { logCheck } from '../../boot/check-at-start'
import { baseProfile } from '../../connection/profile'
import { checkConnection } from '../../connection/status/check-connection'
import { createPartner } from '../../partner/client'
import type { PartnerFailure } from '../../partner/failure/failure'
import type { Reach } from '../../partner/reach/reach'
import type { Result } from '../../partner/result'
import { config } from '../../runtime/config'
import { log } from '../../runtime/log'

export type Variant = { name: string; url: string; deadlineMs?: number }

/** What a desk configured with this address gets: from a read, a write, and the check after a start. */
export type Met = { name: string; read: PartnerFailure | null; write: PartnerFailure | null; reach: Reach }

/** Test support: makes a desk's requests to several partners in turn, with the real log on standard output. */
for (const { name, url, deadlineMs } of JSON.parse(process.argv[2] ?? '[]') as Variant[]) {
  const { key } = config().partner
  const sender = {
    url,
    key,
    ...(deadlineMs ? { deadlineMs } : {}),
    newReference: () => crypto.randomUUID(),
    onAttempt: (attempt: object) => log.info({ partner: attempt }, 'partner call'),
  }
  const partner = createPartner({ sender, profile: baseProfile() })
  const read = failureOf(await partner.listApplicants({ offset: 0, limit: 50 }))
  const write = failureOf(await partner.createJob({ title: 'Night baker' }))
  const check = await checkConnection({ partner, url })
  logCheck(check)
  const met: Met = { name, read, write, reach: check.reach }
  console.log(JSON.stringify(met))
}
process.exit(0)

function failureOf(result: Result<unknown>): PartnerFailure | null {
  return result.ok ? null : result.failure
}
