import { lazyPart } from '../ui/lazy-part'

/** What a list of applicants shows at times, with an index and without. */
export const ErrorLater = lazyPart(async () => (await import('../api/error-notice')).ErrorNotice)
export const NoApplicantsLater = lazyPart(async () => (await import('./notices/no-applicants')).NoApplicants)
export const SelectionLater = lazyPart(async () => (await import('./table/selection-bar')).SelectionBar)
