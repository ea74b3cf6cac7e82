import type { ApplicantMapping } from '@/lib/applicants/contract'
import { hashText, recordKey } from '@/lib/partner/paging/record-key'
import type { PartnerRecord } from '@/lib/records/record'

/** Identifies a record in a URL: its id when that is plain, else a hash, since URLs may not hold an e-mail address. */
export function recordToken(record: PartnerRecord, { id, email }: ApplicantMapping): string {
  const key = recordKey(record, { id: id ?? undefined, email: email ?? undefined })
  return /^id:[\w.:-]{1,100}$/.test(key) ? key.slice('id:'.length) : `~${hashText(key)}`
}
