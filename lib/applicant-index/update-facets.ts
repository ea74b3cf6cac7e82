import 'server-only'
import { store } from '../store/connection'
import { chooseFacets } from './choose-facets'
import type { RowMaker } from './index-row'
import { changeIndex, type Lease } from './indexes'
import { remapIndex } from './remap'

/**
 * Chooses the facets again and, if they have changed, reads the columns of all rows again. Returns how to create rows
 * from now on. If killed halfway, the next server reads them again.
 */
export async function updateFacets(lease: Lease, maker: RowMaker, signal: AbortSignal): Promise<RowMaker> {
  const chosen = await chooseFacets(lease.id, maker.mapping.columns)
  const isSame = JSON.stringify(chosen.toSorted()) === JSON.stringify(maker.facetPaths.toSorted())
  if (isSame) return maker
  await changeIndex(store(), lease, { facetPaths: chosen })
  const changed = { ...maker, facetPaths: chosen }
  await remapIndex(lease, changed, signal)
  return changed
}
