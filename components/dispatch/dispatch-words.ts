import type { Route } from 'next'
import { type DispatchOutcome, outcomeOf } from '@/lib/activity/outcome'
import { dispatchInWords, kindInWords } from '@/lib/activity/words'
import { type Dispatch, isUnprepared } from '@/lib/dispatch/contract'
import type { Tone } from '../ui/notice'

type StatusText = { tone: Tone; text: string }

const tones: Record<DispatchOutcome, Tone> = {
  scheduled: 'info',
  waiting: 'info',
  sending: 'info',
  reconciling: 'unclear',
  submitted: 'good',
  queued: 'good',
  'already-applied': 'info',
  created: 'good',
  'switched-on': 'good',
  'switched-off': 'good',
  refused: 'bad',
  'not-created': 'bad',
  'job-unavailable': 'bad',
  'not-made': 'unclear',
  'needs-decision': 'unclear',
  abandoned: 'unclear',
  cancelled: 'info',
  'held-for-review': 'unclear',
}

/** What it is: "New job". */
export function dispatchKindName({ kind }: Pick<Dispatch, 'kind'>): string {
  return kindInWords({ kind, outcome: '' })
}

/** What it is, for whom, on what: "New job: Night baker", "Easy apply: ada@example.com, Night baker". */
export function dispatchTitle(dispatch: Pick<Dispatch, 'kind' | 'subject' | 'applicantEmail'>): string {
  const { subject, applicantEmail } = dispatch
  return `${dispatchKindName(dispatch)}: ${applicantEmail === null ? subject : `${applicantEmail}, ${subject}`}`
}

/** The state of a dispatch in two to four words, as in the activity. `seconds`: until the next try. */
export function dispatchStatus(dispatch: Dispatch, seconds: number | null): StatusText {
  const { failure } = dispatch
  const outcome = outcomeOf(dispatch)
  if (outcome === 'scheduled' && seconds !== null) return { tone: 'info', text: `Sending in ${seconds} s` }
  if (outcome === 'waiting' && seconds && isUnprepared(dispatch))
    return { tone: 'warn', text: `List of jobs not readable, next try in ${seconds} s` }
  if (outcome === 'waiting' && failure && seconds)
    return { tone: 'warn', text: `${failure.short}, next try in ${seconds} s` }
  if (outcome === 'sending' && dispatch.cancelRequestedBy !== null)
    return { tone: 'info', text: 'Stops unless this attempt goes through' }
  if (outcome === 'reconciling')
    return { tone: 'unclear', text: seconds ? `Checking, next check in ${seconds} s` : 'Checking…' }
  if (outcome === 'cancelled' && dispatch.timeline.at(-1)?.what === 'superseded')
    return { tone: 'info', text: 'Replaced by a newer one' }
  return { tone: tones[outcome], text: dispatchInWords(dispatch) }
}

/** What became of a cancel that came while an attempt was on its way; null where there is nothing to say. */
export function cancelNote({ state, cancelRequestedBy }: Pick<Dispatch, 'state' | 'cancelRequestedBy'>): string | null {
  if (cancelRequestedBy === null) return null
  switch (state) {
    case 'sending':
      return 'The partner already has it, so this attempt can’t be undone. If it fails, nothing more is sent.'
    case 'reconciling':
      return 'It was cancelled while it was being sent. The desk finds out whether it went through, and sends nothing more.'
    case 'succeeded':
      return 'It went through before it could be cancelled.'
    case 'needs-decision':
      return 'It was cancelled while it was being sent, but may have gone through.'
    default:
      return null
  }
}

const heldExplanation =
  'The database was restored or copied, and this may have been sent since. Nothing more is sent until someone reviews it.'

/** What an unclear dispatch means for whoever has to decide, and what sending it again would do. */
export function undecidedExplanation({ kind, uncertainty, isHeld }: Dispatch): string {
  if (uncertainty?.what === 'not-made' && uncertainty.listedAtMost !== undefined)
    return `The desk looked for it among the ${uncertainty.listedAtMost} jobs that the partner lists, and it is not there. If the partner never lists more, look there before you send it again.`
  if (uncertainty?.what === 'not-made') return 'It isn’t at the partner, so it’s safe to send it again.'
  if (uncertainty?.what === 'candidates')
    return 'It may have been created: choose which of these new jobs it is before anything is sent again.'
  if (isHeld) return heldExplanation
  switch (kind) {
    case 'create-job':
      return 'It may have been created; the partner didn’t say. Sending it again may create a second one.'
    case 'submit-application':
      return 'It may have been submitted; the partner didn’t say. Sending it again may create a duplicate application.'
    case 'set-ai-chat':
      return 'It may have been set. Setting it again is safe.'
  }
}

/** The page on which it can be followed and ended. */
export function dispatchHref({ kind, id }: Dispatch): Route {
  switch (kind) {
    case 'create-job':
      return `/jobs/new?dispatch=${id}`
    case 'submit-application':
      return `/easy-apply?dispatch=${id}`
    case 'set-ai-chat':
      return '/ai-chat'
  }
}
