import type { DraftForm } from '@/lib/drafts/contract'

/** The form of a new job with this draft. */
export function draftHref(form: DraftForm): string {
  return form === 'new-job' ? '/jobs/new' : `/jobs/new?draft=${form.slice('new-job-'.length)}`
}
