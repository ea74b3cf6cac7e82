import { Ban, CircleCheck, CircleHelp, Clock, type LucideIcon, MinusCircle, TriangleAlert } from 'lucide-react'
import type { ActivityOutcome, ActivityRow } from '@/lib/activity/contract'
import { outcomeInWords } from '@/lib/activity/words'

type Look = { icon: LucideIcon; ink: string }

const good: Look = { icon: CircleCheck, ink: 'text-good' }
const bad: Look = { icon: Ban, ink: 'text-bad' }
const warn: Look = { icon: TriangleAlert, ink: 'text-warn' }
const unclear: Look = { icon: CircleHelp, ink: 'text-unclear' }
const underWay: Look = { icon: Clock, ink: 'text-accent' }
const nothing: Look = { icon: MinusCircle, ink: 'text-quiet' }

const looks: Record<ActivityOutcome, Look> = {
  scheduled: underWay,
  waiting: underWay,
  sending: underWay,
  reconciling: unclear,
  submitted: good,
  queued: good,
  'already-applied': nothing,
  arrived: good,
  created: good,
  'switched-on': good,
  'switched-off': good,
  refused: bad,
  'not-created': bad,
  'job-unavailable': bad,
  'not-made': unclear,
  'needs-decision': unclear,
  abandoned: unclear,
  cancelled: nothing,
  paused: warn,
  stopped: bad,
  'run-cancelled': nothing,
  'held-for-review': unclear,
  whole: good,
  partial: warn,
  'broken-off': warn,
  failed: bad,
  done: good,
  'done-refused': bad,
  wrong: warn,
  blocked: bad,
  'not-allowed': bad,
  everywhere: good,
  'held-after-restore': unclear,
  'held-sent': good,
  'held-discarded': nothing,
  'held-checked': good,
  'person-added': good,
  'person-erased': good,
  'person-invited': good,
  'sign-in-link-made': good,
  'sign-in-link-withdrawn': good,
  'role-changed': good,
  'access-removed': good,
  'access-given-back': good,
  'password-set': good,
  'password-changed': good,
  'passkey-added': good,
  'passkey-removed': good,
  'two-step-on': good,
  'two-step-off': good,
  'recovery-codes-renewed': good,
  'recovery-code-used': good,
  'second-factor-reset': good,
  'kept-sessions-allowed': good,
  'kept-sessions-forbidden': good,
  'second-factor-required': good,
  'second-factor-optional': good,
  'identity-linked': good,
  'sessions-ended': good,
  'mapping-confirmed': good,
  'form-changed': good,
  'field-dismissed': nothing,
  'profile-rolled-back': good,
  'tested-allowed': good,
  'tested-refused': bad,
  'tested-taken': warn,
  'tested-unclear': unclear,
  'profile-imported': good,
  'warning-dismissed': good,
  'index-switched-on': good,
  'index-switched-off': good,
  'team-named': good,
}

/** An outcome as an icon and a word. */
export function OutcomeMark({ row }: { row: Pick<ActivityRow, 'outcome' | 'rows' | 'refused'> }) {
  const { icon: Icon, ink } = Object.entries(looks).find(([name]) => name === row.outcome)?.[1] ?? nothing
  return (
    <span className="inline-flex max-w-full items-start gap-1.5 align-bottom">
      <Icon aria-hidden className={`mt-px size-4 shrink-0 ${ink}`} />
      <span className="max-md:truncate md:line-clamp-2">{outcomeInWords(row)}</span>
    </span>
  )
}
