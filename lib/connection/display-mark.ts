import 'server-only'
import { createHash } from 'node:crypto'
import type { Profile } from '../partner/profile/profile'
import { areIdsShared } from './mapping-alarms'
import { displayProfile } from './profile'

const marks = new WeakMap<Profile, string>()

/** Returns a mark that stays the same as long as records are shown and told apart by the same fields. */
export function displayMark(): string {
  return areIdsShared() ? `${markOf(displayProfile())}-shared` : markOf(displayProfile())
}

function markOf(shown: Profile): string {
  const known = marks.get(shown)
  if (known !== undefined) return known
  const { create: _, ...jobs } = shown.jobs
  const text = JSON.stringify([shown.applicants, jobs])
  const mark = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  marks.set(shown, mark)
  return mark
}
