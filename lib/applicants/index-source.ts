import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import type { IndexSource } from '../applicant-index/contract'
import { mappingState } from '../connection/mapping/mapping-state'
import { recordKeyFields } from '../connection/mapping/record-key-fields'
import { partner } from '../connection/partner'
import { profile } from '../connection/profile'
import { isLastPage } from '../partner/paging/page'
import { config } from '../runtime/config'
import { partnerKey } from '../runtime/partner-key'
import { indexMapping } from './index-mapping'
import { noteNewest } from './newest'

/** The partner's list of applicants, for the index. */
export const indexSource: IndexSource = {
  source() {
    const { url, environment } = config().partner
    const { id, email, job } = recordKeyFields()
    // Records of another list, or identified by other fields, belong to another index.
    const told = createHash('sha256')
      .update(
        JSON.stringify([url, environment, profile().applicants.items, id, email, ...(job === undefined ? [] : [job])]),
      )
      .digest('base64url')
    return createHmac('sha256', config().auth.secret)
      .update(`applicant index ${told} ${partnerKey()}`)
      .digest('base64url')
  },
  isReady: () => mappingState() !== 'unconfirmed',
  async readPage(page, options) {
    const readAt = new Date()
    const answer = await partner().listApplicants(page, { ...options, lane: 'bulk' })
    if (answer.ok) {
      const records = answer.value.items
      noteNewest({ offset: page.offset, records, isLast: isLastPage(page, answer.value), readAt })
    }
    return answer
  },
  mapping: indexMapping,
}
