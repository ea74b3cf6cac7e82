import { meaningsOf } from '../records/name-words'
import { type Pointer, tokensOf } from '../records/pointer'

/** The field that says where applicants come from, or else the first one; null where there is none. */
export function chooseSource(facetPaths: readonly Pointer[]): Pointer | null {
  const isSource = (path: Pointer) =>
    tokensOf(path).some((token) => meaningsOf(token).some((meanings) => meanings.has('source')))
  return facetPaths.find(isSource) ?? facetPaths[0] ?? null
}
