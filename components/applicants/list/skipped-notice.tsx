import { skippedText } from '@/lib/applicants/contract'
import type { SkippedRecord } from '@/lib/partner/paging/isolate-record'
import { FailureNotice } from '../../api/failure-notice'
import { Notice } from '../../ui/notice'

/** Names the records that are missing because the partner fails on every request for them. */
export function SkippedNotice({ skipped }: { skipped: readonly SkippedRecord[] }) {
  const [first] = skipped
  if (!first) return null
  return (
    <Notice tone="warn" title={skippedText(skipped)}>
      <p>
        The partner fails whenever it is asked for {skipped.length === 1 ? 'this one, so it is' : 'them, so they are'}{' '}
        missing here. All the others are listed.
      </p>
      <details>
        <summary className="font-medium">Why</summary>
        <div className="pt-2">
          <FailureNotice isReading failure={first.failure} />
        </div>
      </details>
    </Notice>
  )
}
