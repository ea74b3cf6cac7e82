import { TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import type { MappingAlarm } from '@/lib/connection/contract'
import { RefreshOnNavigation } from '../ui/refresh-on-navigation'
import { alarmInWords } from './alarm-words'
import { fieldHintWords } from './hints/words'

/** Shown on every page while fields that the desk needs are missing. `canManage`: an admin, who can fix it. */
export function FieldsBanner({ alarms, canManage }: { alarms: readonly MappingAlarm[]; canManage: boolean }) {
  return (
    <section
      aria-label={fieldHintWords.dataChanged}
      className="flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-1.5 bg-warn-soft px-4 py-2 text-warn"
    >
      <RefreshOnNavigation />
      <p className="flex min-w-0 items-start gap-1.5">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong className="font-semibold">{fieldHintWords.changed}</strong>{' '}
          {canManage && alarms.map((alarm) => alarmInWords(alarm)).join(' ')}{' '}
          {canManage ? fieldHintWords.runsWaitForYou : fieldHintWords.runsWait}
        </span>
      </p>
      {canManage && (
        <Link
          href="/connection"
          prefetch={false}
          className="rounded-control border border-current px-2.5 py-1 font-medium hover:bg-raised"
        >
          {fieldHintWords.check}
        </Link>
      )}
    </section>
  )
}
