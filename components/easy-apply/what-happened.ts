import type { Application } from '@/lib/easy-apply/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'

/** The words for an application that a repeat proved, and for one whose second attempt was accepted. */
export const provedByRepeat =
  'The first answer was lost. On the second try the partner said that this applicant has already applied to this job, so it has one application: this one, unless there was an earlier one from elsewhere.'
export const mayBeTwice =
  'It was sent a second time because the first answer was lost. If the first one arrived too, there is a duplicate application.'

const mayHave = 'It may have been submitted.'

/** Why it is not known what became of an application, in words; each once. */
export function whatHappened({ failure }: Pick<Application, 'failure'>): string {
  return `${mayHave} ${whyOpen(failure)}`
}

function whyOpen(failure: PartnerFailure | null): string {
  if (failure === null) return 'The desk was stopped while it was sending, so the answer never came.'
  if (failure.changed === 'no')
    return `Sent again, the partner said: ${failure.title}. That doesn’t show what happened to the attempt before it.`
  return `${failure.title}. ${failure.meaning.replace(mayHave, '').trim()}`
}

/** The reference of the attempt that left it open. */
export function referenceOf({ failure, timeline }: Pick<Application, 'failure' | 'timeline'>): string | null {
  return failure?.reference ?? timeline.findLast((step) => step.reference !== undefined)?.reference ?? null
}
