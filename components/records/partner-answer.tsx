import type { PartnerRecord } from '@/lib/records/record'
import { RecordFields } from './record-fields'

/** All that the partner answered to a write, folded away: a field that nobody named yet is not lost. */
export function PartnerAnswer({ answer }: { answer: PartnerRecord | null }) {
  if (answer === null || Object.keys(answer).length === 0) return null
  return (
    <details>
      <summary className="font-medium">Everything the partner answered</summary>
      <div className="pt-2">
        <RecordFields value={answer} />
      </div>
    </details>
  )
}
