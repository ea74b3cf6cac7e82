import 'server-only'
import { createHash, createHmac } from 'node:crypto'
import type { IndexMapping, IndexSource } from '../applicant-index/contract'
import { displayMark } from '../connection/display-mark'
import { mappingState } from '../connection/mapping-state'
import { partner } from '../connection/partner'
import { displayProfile, profile } from '../connection/profile'
import type { Profile } from '../partner/profile/profile'
import { pathOf, pathsOfName } from '../records/field-path'
import { readName, readTime, textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import { config } from '../runtime/config'
import { partnerKey } from '../runtime/partner-key'

/** The partner's list of applicants, for the index. */
export const indexSource: IndexSource = {
  source() {
    const { url, environment } = config().partner
    const { items, id, email } = profile().applicants
    // Records of another list, or told apart by other fields, are others.
    const told = createHash('sha256')
      .update(JSON.stringify([url, environment, items, id, email]))
      .digest('base64url')
    return createHmac('sha256', config().auth.secret)
      .update(`applicant index ${told} ${partnerKey()}`)
      .digest('base64url')
  },
  isReady: () => mappingState() !== 'unconfirmed',
  readPage: (page, options) => partner().listApplicants(page, { ...options, lane: 'bulk' }),
  mapping: indexMapping,
}

function indexMapping(): IndexMapping {
  const { id, email } = profile().applicants
  const shown = displayProfile().applicants
  return {
    mark: displayMark(),
    key: { id, email },
    columns: columnsOf(shown),
    read: (record) => readFields(record, shown),
  }
}

function columnsOf({ name, email, job, jobTitle, phone, status, team, teamName, time }: Profile['applicants']) {
  return [
    ...(name ? pathsOfName(name) : []),
    ...[email, job, jobTitle, phone, pathOf(status), team, teamName, pathOf(time)],
  ].filter((path) => path !== undefined)
}

function readFields(record: PartnerRecord, { name, email, job, status, team, time }: Profile['applicants']) {
  const at = (path: string | undefined) => (path === undefined ? null : textAt(record, path))
  return {
    name: name ? readName(record, name) : null,
    email: at(email),
    jobId: at(job),
    status: at(pathOf(status)),
    teamId: at(team),
    appliedAt: time ? instantOf(readTime(record, time)) : null,
  }
}

/** A time without a zone is taken for UTC: only the order and the day are read from it. */
function instantOf(iso: string | null): Date | null {
  if (iso === null) return null
  const date = new Date(/T[\d:.]+$/.test(iso) ? `${iso}Z` : iso)
  return Number.isNaN(date.getTime()) ? null : date
}
