import type { FormPaths } from '@/lib/partner/profile/form-parts'
import { pathsOfName } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'

/** The body fields that a special field refers to. */
export function pointersOf(path: FormPaths[string] | undefined): Pointer[] {
  if (path === null || path === undefined) return []
  if (typeof path === 'string') return [path]
  return 'at' in path ? [path.at] : pathsOfName(path)
}
