import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import type { ConnectionStatus, PartnerHealth } from '@/lib/connection/contract'
import { wholeNumber } from '../ui/formats'
import { Sentence } from '../ui/sentence'
import { Time } from '../ui/time'
import { durationInWords } from './duration-in-words'
import { OverviewSection } from './figures-panel'
import { overviewWords } from './words'

const states = {
  works: { icon: CircleCheck, ink: 'text-good' },
  limited: { icon: TriangleAlert, ink: 'text-warn' },
  'partner-down': { icon: TriangleAlert, ink: 'text-warn' },
  setup: { icon: CircleAlert, ink: 'text-bad' },
  unknown: { icon: CircleHelp, ink: 'text-quiet' },
} satisfies Record<ConnectionStatus['state'], unknown>

/** `host`: the partner's; null unless the user is an admin. */
type PartnerSectionProps = { connection: ConnectionStatus; health: PartnerHealth; host: string | null }

/**
 * How the partner responds: now, and over the last 24 hours as far as this server was running. The number of requests
 * and the slowest response are shown only to those who can act on them.
 */
export function PartnerSection({ connection, health, host }: PartnerSectionProps) {
  const { icon: Icon, ink } = states[connection.state]
  const { since, answered, unanswered, rateLimited, medianMs, slowestMs } = health
  const typical = medianMs === null ? [] : [[overviewWords.usualTime, durationInWords(medianMs)]]
  const facts =
    host === null
      ? typical
      : [
          ...typical,
          ...(slowestMs === null ? [] : [[overviewWords.slowest, durationInWords(slowestMs)]]),
          [overviewWords.answered, wholeNumber(answered)],
          [overviewWords.rateLimited, wholeNumber(rateLimited)],
          [overviewWords.unanswered, wholeNumber(unanswered)],
        ]
  return (
    <OverviewSection
      id="partner-health"
      title={overviewWords.partner}
      aside={
        <span className="text-small text-quiet">
          <Sentence text={overviewWords.partnerSince} parts={{ when: <Time iso={since} isRecent /> }} />
        </span>
      }
    >
      <div className="grid h-full content-start gap-3 rounded-panel border bg-raised p-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Icon aria-hidden className={`size-4 shrink-0 ${ink}`} />
          <span className={`font-medium ${ink}`}>{overviewWords.partnerStates[connection.state]}</span>
          {host !== null && <span className="wrap-anywhere text-quiet">{host}</span>}
        </p>
        <dl className="grid empty:hidden grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-small text-quiet">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {host !== null && unanswered > 0 && (
          <p className="max-w-prose text-small text-quiet">{overviewWords.unansweredMeans}</p>
        )}
      </div>
    </OverviewSection>
  )
}
