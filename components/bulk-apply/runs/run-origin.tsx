import type { Run } from '@/lib/bulk-apply/contract'
import { PersonLink } from '../../links/links'
import { uploadedRowsInWords } from './run-words'

/**
 * "38 of 40 rows · 2 left out · Rosa"; of a draft only whose it is, since nobody has said yet how many rows it will have.
 */
export function RunOrigin({ run }: { run: Pick<Run, 'state' | 'rows' | 'leftOut' | 'who'> }) {
  const { state, who } = run
  return (
    <>
      {state !== 'draft' && `${uploadedRowsInWords(run)} · `}
      <PersonLink id={who.id}>{who.name}</PersonLink>
    </>
  )
}
