import type { Dispatch } from '@/lib/dispatch/contract'

export type RefusedWrites = { key: string; title: string; dispatches: Dispatch[] }

/** Groups refused writes by kind of write and cause: the kind of refusal, and the fields that the partner named. */
export function groupRefused(dispatches: readonly Dispatch[]): RefusedWrites[] {
  const groups = new Map<string, RefusedWrites>()
  for (const dispatch of dispatches) {
    const { state, failure, groupId, kind } = dispatch
    if (state !== 'refused' || !failure || groupId !== null) continue
    const fields = Object.keys(failure.fields)
      .filter((field) => field !== '')
      .sort()
    const key = JSON.stringify([kind, failure.kind, fields])
    const group = groups.get(key) ?? { key, title: failure.title, dispatches: [] }
    groups.set(key, group)
    group.dispatches.push(dispatch)
  }
  return [...groups.values()]
}
