import type { Application } from '@/lib/easy-apply/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { easyApplyWords } from './words'

/** Why an application's outcome is unknown, in two short sentences. */
export function whatHappened({ failure, uncertainty }: Pick<Application, 'failure' | 'uncertainty'>): string {
  // First: a failure from before the backup was made says nothing about what was sent after it.
  const isRestored = uncertainty?.what === 'unknown' && uncertainty.why === 'restored'
  return `${easyApplyWords.mayHave} ${isRestored ? easyApplyWords.wasRestored : whyOpen(failure)}`
}

function whyOpen(failure: PartnerFailure | null): string {
  if (failure === null) return easyApplyWords.wasStopped
  const { changed, title } = failure
  return changed === 'no' ? easyApplyWords.refusedAgain({ title }) : `${title}.`
}

/** The reference of the attempt that left the outcome open. */
export function referenceOf({ failure, timeline }: Pick<Application, 'failure' | 'timeline'>): string | null {
  return failure?.reference ?? timeline.findLast((step) => step.reference !== undefined)?.reference ?? null
}
