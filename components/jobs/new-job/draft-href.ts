import type { DraftForm } from '@/lib/drafts/contract'

/** URL of the new job form with this draft. */
export function draftHref(form: DraftForm): string {
  return form === 'new-job' ? '/jobs/new' : `/jobs/new?draft=${form.slice('new-job-'.length)}`
}
