import type { Application } from '@/lib/easy-apply/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { easyApplyWords } from './words'

/** Why an application's outcome is unknown, in two short sentences. */
export function whatHappened({ failure }: Pick<Application, 'failure'>): string {
  return `${easyApplyWords.mayHave} ${whyOpen(failure)}`
}

function whyOpen(failure: PartnerFailure | null): string {
  if (failure === null) return easyApplyWords.wasStopped
  const { kind, title } = failure
  if (failure.changed === 'no') return easyApplyWords.refusedAgain({ title })
  return kind === 'server-error' ? easyApplyWords.partnerFailed : `${title}.`
}

/** The reference of the attempt that left the outcome open. */
export function referenceOf({ failure, timeline }: Pick<Application, 'failure' | 'timeline'>): string | null {
  return failure?.reference ?? timeline.findLast((step) => step.reference !== undefined)?.reference ?? null
}
