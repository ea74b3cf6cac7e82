import { skippedText } from '@/lib/applicants/contract'
import type { SkippedRecord } from '@/lib/partner/paging/isolate-record'
import { FailureNotice } from '../../api/failure-notice'
import { Notice } from '../../ui/notice'

/** The records that the partner fails on whenever it is asked for them: missing from the list, and said to be. */
export function SkippedNotice({ steppedOver }: { steppedOver: readonly SkippedRecord[] }) {
  const [first] = steppedOver
  if (!first) return null
  return (
    <Notice tone="warn" title={skippedText(steppedOver)}>
      <p>
        The partner fails whenever it is asked for{' '}
        {steppedOver.length === 1 ? 'this one, so it is' : 'them, so they are'} missing here. All the others are listed.
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
