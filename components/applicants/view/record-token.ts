import type { ApplicantMapping } from '@/lib/applicants/contract'
import { hashText, recordKey } from '@/lib/partner/paging/record-key'
import type { PartnerRecord } from '@/lib/records/record'

/** What an address calls a record: its id where it has a plain one, else a hash, since an e-mail address may not stand there. */
export function recordToken(record: PartnerRecord, { id, email }: ApplicantMapping): string {
  const key = recordKey(record, { id: id ?? undefined, email: email ?? undefined })
  return /^id:[\w.:-]{1,100}$/.test(key) ? key.slice('id:'.length) : `~${hashText(key)}`
}
