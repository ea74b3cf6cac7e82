import type { Application } from '@/lib/easy-apply/contract'

/** Why it is not known what became of an application, in words; once. */
export function whatHappened({ failure }: Pick<Application, 'failure'>): string {
  if (failure === null) return 'The desk was stopped while it was sending, so the answer never came.'
  if (failure.changed === 'no')
    return `Sent again, the partner said: ${failure.title}. That tells nothing about the attempt before it.`
  return `${failure.title}. ${failure.meaning}`
}

/** The reference of the attempt that left it open. */
export function referenceOf({ failure, timeline }: Pick<Application, 'failure' | 'timeline'>): string | null {
  return failure?.reference ?? timeline.findLast((step) => step.reference !== undefined)?.reference ?? null
}
