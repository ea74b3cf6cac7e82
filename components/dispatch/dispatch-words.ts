import type { Route } from 'next'
import { type DispatchOutcome, outcomeOf } from '@/lib/activity/outcome'
import { dispatchInWords, kindInWords } from '@/lib/activity/words'
import { type Dispatch, isUnprepared } from '@/lib/dispatch/contract'
import type { Tone } from '../ui/notice'
import { dispatchWords } from './words'

type StatusText = { tone: Tone; text: string }

const tones: Record<DispatchOutcome, Tone> = {
  scheduled: 'info',
  waiting: 'info',
  sending: 'info',
  reconciling: 'unclear',
  submitted: 'good',
  queued: 'good',
  'already-applied': 'info',
  arrived: 'good',
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

/** The kind of write: "New job". */
export function dispatchKindName({ kind }: Pick<Dispatch, 'kind'>): string {
  return kindInWords({ kind, outcome: '' })
}

type Subject = Pick<Dispatch, 'subject' | 'applicantEmail' | 'applicantName'>

/** For whom and what: "Ada Lovelace, Night baker"; by email address if the desk does not know the name. */
export function subjectInWords({ subject, applicantEmail, applicantName }: Subject): string {
  const who = applicantName || applicantEmail
  return who === null ? subject : dispatchWords.forWhom({ who, subject })
}

/** Kind, applicant and subject: "New job: Night baker", "Easy apply: Ada Lovelace, Night baker". */
export function dispatchTitle(dispatch: Pick<Dispatch, 'kind'> & Subject): string {
  return dispatchWords.titleOf({ kind: dispatchKindName(dispatch), what: subjectInWords(dispatch) })
}

/** The state of a dispatch in two to four words, as in the activity. `seconds`: until the next attempt. */
export function dispatchStatus(dispatch: Dispatch, seconds: number | null): StatusText {
  const { failure } = dispatch
  const outcome = outcomeOf(dispatch)
  if (outcome === 'scheduled' && seconds !== null)
    return { tone: 'info', text: dispatchWords.sendingIn({ seconds: String(seconds) }) }
  if (outcome === 'waiting' && seconds && isUnprepared(dispatch))
    return { tone: 'warn', text: dispatchWords.listUnreadable({ seconds: String(seconds) }) }
  if (outcome === 'waiting' && failure && seconds)
    return { tone: 'warn', text: dispatchWords.nextTry({ why: failure.short, seconds: String(seconds) }) }
  if (outcome === 'sending' && dispatch.cancelRequestedBy !== null) return { tone: 'info', text: dispatchWords.stops }
  if (outcome === 'reconciling')
    return {
      tone: 'unclear',
      text: seconds ? dispatchWords.nextCheck({ seconds: String(seconds) }) : dispatchWords.checking,
    }
  if (outcome === 'cancelled' && dispatch.timeline.at(-1)?.what === 'superseded')
    return { tone: 'info', text: dispatchWords.replaced }
  return { tone: tones[outcome], text: dispatchInWords(dispatch) }
}

/** What happened to a cancel that came while an attempt was in progress; null if there is nothing to say. */
export function cancelNote({ state, cancelRequestedBy }: Pick<Dispatch, 'state' | 'cancelRequestedBy'>): string | null {
  if (cancelRequestedBy === null) return null
  switch (state) {
    case 'sending':
    case 'reconciling':
    case 'succeeded':
    case 'needs-decision':
      return dispatchWords.cancelled[state]
    default:
      return null
  }
}

/** What an unclear dispatch means for the user who has to decide, and what resending it would do. */
export function undecidedExplanation({ kind, uncertainty, isHeld }: Dispatch): string {
  if (uncertainty?.what === 'not-made' && uncertainty.listedAtMost !== undefined)
    return dispatchWords.notAmong({ count: uncertainty.listedAtMost })
  if (uncertainty?.what === 'not-made') return dispatchWords.notMade
  if (uncertainty?.what === 'candidates') return dispatchWords.candidates
  if (isHeld) return dispatchWords.held
  return dispatchWords.unclear[kind]
}

/** The page where it can be followed and decided. */
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
