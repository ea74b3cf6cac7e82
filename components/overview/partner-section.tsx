import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import type { ConnectionStatus, PartnerHealth } from '@/lib/connection/contract'
import { wholeNumber } from '../ui/formats'
import { Time } from '../ui/time'
import { durationInWords } from './duration-in-words'
import { OverviewSection } from './figures-panel'

const states = {
  works: { icon: CircleCheck, ink: 'text-good', text: 'Answers' },
  'partner-down': { icon: TriangleAlert, ink: 'text-warn', text: 'Isn’t answering' },
  setup: { icon: CircleAlert, ink: 'text-bad', text: 'The connection needs fixing' },
  unknown: { icon: CircleHelp, ink: 'text-quiet', text: 'Not asked yet' },
} satisfies Record<ConnectionStatus['state'], unknown>

type PartnerSectionProps = { connection: ConnectionStatus; health: PartnerHealth; host: string | null }

/** How the partner answers: now, and over the last 24 hours as far as this server was there to see it. */
export function PartnerSection({ connection, health, host }: PartnerSectionProps) {
  const { icon: Icon, ink, text } = states[connection.state]
  const { since, answered, unanswered, slowDowns, medianMs, slowestMs } = health
  const facts = [
    ['Answered', wholeNumber(answered)],
    ...(medianMs === null ? [] : [['Usual time', durationInWords(medianMs)]]),
    ...(slowestMs === null ? [] : [['1 in 20 takes over', durationInWords(slowestMs)]]),
    ['Rate limited', wholeNumber(slowDowns)],
    ['Without an answer', wholeNumber(unanswered)],
  ]
  return (
    <OverviewSection
      id="partner-health"
      title="Partner"
      aside={
        <span className="text-small text-quiet">
          As this server saw it since <Time iso={since} />
        </span>
      }
    >
      <div className="grid h-full content-start gap-3 rounded-panel border bg-raised p-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Icon aria-hidden className={`size-4 shrink-0 ${ink}`} />
          <span className={`font-medium ${ink}`}>{text}</span>
          {host !== null && <span className="wrap-anywhere text-quiet">{host}</span>}
        </p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-small text-quiet">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </OverviewSection>
  )
}
