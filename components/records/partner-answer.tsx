import type { PartnerRecord } from '@/lib/records/record'
import { RecordFields } from './record-fields'
import { recordWords } from './words'

/** The partner's whole response to a write, collapsed; it includes fields that are unknown to us. */
export function PartnerAnswer({ answer }: { answer: PartnerRecord | null }) {
  if (answer === null || Object.keys(answer).length === 0) return null
  return (
    <details>
      <summary className="font-medium">{recordWords.wholeAnswer}</summary>
      <div className="@container grid gap-3 pt-2">
        <RecordFields value={answer} />
      </div>
    </details>
  )
}
