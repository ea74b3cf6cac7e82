import { findAskedFields } from '../../forms/find-asked-fields'
import type { PartnerFailure } from '../../partner/failure/failure'
import { bodyKey } from '../../partner/profile/form-parts'
import type { Profile } from '../../partner/profile/profile'
import type { Result } from '../../partner/result'
import type { AlarmChanges, InForce } from './alarm-changes'
import { createRefusalWatch, type RefusalWatch } from './refusal-watch'

type WatchedPost = 'create-job' | 'submit-application'

/** Watches what the partner accepts and refuses in the bodies of POST /jobs and POST /easy-apply. */
export function createPostWatch(inForce: () => InForce, changes: AlarmChanges) {
  const watches = new Map<string, RefusalWatch>()
  return {
    note(endpoint: WatchedPost, body: unknown, answer: Result<unknown>): Result<unknown> {
      const now = inForce()
      if (!now) return answer
      const key = `${endpoint} ${now.version}`
      const watch = watches.get(key) ?? createRefusalWatch()
      watches.set(key, watch)
      const start = `${bodyKey(endpoint)} `
      if (answer.ok) {
        if (watch.notePass(body))
          for (const fieldKey of changes.fieldsWithAlarms()) if (fieldKey.startsWith(start)) changes.end(fieldKey)
        return answer
      }
      const { fields, asked } = fieldsOf(endpoint, now.profile, body, answer.failure)
      for (const { field, what } of watch.noteRefusal(body, fields, asked))
        changes.open({
          fieldKey: `${start}${field}`,
          severity: 'breaking',
          details: { what, path: field, newPaths: [] },
          isExpectedOnly: false,
        })
      return answer
    },
    forget: () => watches.clear(),
  }
}

/**
 * Returns the request's fields that the partner names (spec 7, 400 and 422), and those it misses that the form lacks.
 */
function fieldsOf(
  endpoint: WatchedPost,
  { jobs, easyApply }: Profile,
  body: unknown,
  { kind, fields }: PartnerFailure,
): { fields: string[]; asked: string[] } {
  if (kind !== 'bad-request' && kind !== 'invalid') return { fields: [], asked: [] }
  const schema = endpoint === 'create-job' ? jobs.create : easyApply.body
  const { email, job, enqueue } = easyApply
  const filled = endpoint === 'create-job' ? [] : [email, job, ...(enqueue === undefined ? [] : [enqueue])]
  // Only fields said to be missing: this alarm pauses all runs.
  const asked = findAskedFields(schema, { fields, body, known: filled })
    .filter(({ isRequired }) => isRequired)
    .map(({ field }) => field)
  return { fields: Object.keys(fields).filter((field) => field !== ''), asked }
}
