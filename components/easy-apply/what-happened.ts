import type { Application } from '@/lib/easy-apply/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { easyApplyWords } from './words'

/** Why it is not known what became of an application, in two short sentences. */
export function whatHappened({ failure }: Pick<Application, 'failure'>): string {
  return `${easyApplyWords.mayHave} ${whyOpen(failure)}`
}

function whyOpen(failure: PartnerFailure | null): string {
  if (failure === null) return easyApplyWords.wasStopped
  const { kind, title } = failure
  if (failure.changed === 'no') return easyApplyWords.refusedAgain({ title })
  return kind === 'server-error' ? easyApplyWords.partnerFailed : `${title}.`
}

/** The reference of the attempt that left it open. */
export function referenceOf({ failure, timeline }: Pick<Application, 'failure' | 'timeline'>): string | null {
  return failure?.reference ?? timeline.findLast((step) => step.reference !== undefined)?.reference ?? null
}
