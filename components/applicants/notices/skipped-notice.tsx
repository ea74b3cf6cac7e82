'use client'

import { positionsOf } from '@/lib/applicants/contract'
import type { SkippedRecord } from '@/lib/partner/paging/isolate-record'
import { FailureNotice } from '../../api/failure-notice'
import { Notice } from '../../ui/notice'
import { listNoticeWords } from './words'

/** Lists the records that are missing because the partner fails on every request for them. */
export function SkippedNotice({ skipped }: { skipped: readonly SkippedRecord[] }) {
  const [first] = skipped
  if (!first) return null
  return (
    <Notice tone="warn" title={listNoticeWords.skipped({ count: skipped.length, positions: positionsOf(skipped) })}>
      <p>{listNoticeWords.skippedMeans({ count: skipped.length })}</p>
      <details>
        <summary className="font-medium">{listNoticeWords.why}</summary>
        <div className="pt-2">
          <FailureNotice isReading failure={first.failure} />
        </div>
      </details>
    </Notice>
  )
}
