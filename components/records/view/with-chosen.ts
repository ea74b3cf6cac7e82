import type { ListView } from '@/lib/views/contract'

/** Returns `where` with other values chosen for one facet. */
export function withChosen(where: ListView['where'], name: string, values: (string | null)[]): ListView['where'] {
  const { [name]: _, ...others } = where
  return values.length > 0 ? { ...others, [name]: values } : others
}
