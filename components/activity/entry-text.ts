import type { Step } from '@/lib/dispatch/contract'
import { words as failureWords } from '@/lib/partner/failure/words'

const reconciled: Record<string, string> = {
  succeeded: 'The desk looked at the partner: it is there',
  later: 'The desk looked at the partner: not there yet',
  resend: 'The desk looked at the partner: it can be sent again',
  'not-made': 'The desk looked at the partner: it is not there',
  candidates: 'The desk looked at the partner: somebody has to say which it is',
  'no-list': 'The desk could not look at the partner: the list of jobs could not be read',
  'no-list-before': 'The desk cannot tell: the list of jobs could not be read before it was sent',
  'list-without-ids': 'The desk cannot tell: the jobs in the partner’s list have no ids that stay the same',
  'list-cut': 'The desk cannot tell: the partner does not give the whole list of jobs',
  'repeats-not-known-off': 'The desk cannot tell: sent again, it could be there twice',
  'tried-enough': 'The desk stopped trying: somebody has to say how to go on',
}

/** One thing that befell a dispatch, as a sentence. */
export function describeStep({ what, by, outcome }: Step): string {
  const failure = Object.entries(failureWords).find(([kind]) => kind === outcome)?.[1].short
  const person = by ?? 'Somebody'
  switch (what) {
    case 'recorded':
      return `${person} asked for it`
    case 'sent':
      return 'Sent to the partner'
    case 'answered':
      return outcome === 'succeeded' ? 'The partner said yes' : (failure ?? 'The partner said no')
    case 'backed-off':
      return `${failure ?? 'Not now'}: the desk tries again later`
    case 'lease-expired':
      return 'The desk was stopped while it was being sent'
    case 'reconciled':
      return failure
        ? `The desk could not look at the partner: ${failure}`
        : (find(outcome) ?? 'The desk looked at the partner')
    case 'cancel-requested':
      return `${person} cancelled it while it was being sent: nothing is sent after this attempt`
    case 'cancelled':
      return `${person} stopped it`
    case 'sent-again':
      return `${person} had it sent again`
    case 'abandoned':
      return `${person} left it at that`
    case 'chosen':
      return `${person} said which one it is`
    case 'none-of-these':
      return `${person} said that it is none of them`
    case 'expedited':
      return `${person} had it done at once`
    case 'held':
      return 'The desk found its store restored: held until somebody reviews it'
    case 'sent-unprepared':
      return `${person} had it sent without the list of jobs`
    case 'superseded':
      return `${person} set something newer in its place`
  }
}

function find(outcome: string | undefined): string | undefined {
  return outcome !== undefined && Object.hasOwn(reconciled, outcome) ? reconciled[outcome] : undefined
}

/** "420 ms", "7.3 s", "2 min 5 s", "3 h 2 min". */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`
  // 59,960 ms are a minute: what is said never rounds up to 60 s.
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`
  const seconds = Math.round(ms / 1_000)
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
