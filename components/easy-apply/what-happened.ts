import type { Application } from '@/lib/easy-apply/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { easyApplyWords } from './words'

/** Failures are stored with this sentence, in English. */
const storedMayHave = 'It may have been submitted.'

/** Why it is not known what became of an application, in words; each once. */
export function whatHappened({ failure }: Pick<Application, 'failure'>): string {
  return `${easyApplyWords.mayHave} ${whyOpen(failure)}`
}

function whyOpen(failure: PartnerFailure | null): string {
  if (failure === null) return easyApplyWords.wasStopped
  const { title, meaning } = failure
  if (failure.changed === 'no') return easyApplyWords.refusedAgain({ title })
  return `${title}. ${meaning.replace(storedMayHave, '').replace(easyApplyWords.mayHave, '').trim()}`
}

/** The reference of the attempt that left it open. */
export function referenceOf({ failure, timeline }: Pick<Application, 'failure' | 'timeline'>): string | null {
  return failure?.reference ?? timeline.findLast((step) => step.reference !== undefined)?.reference ?? null
}
