import type { Run } from '@/lib/bulk-apply/contract'
import { PersonLink } from '../../links/links'
import { bulkApplyWords } from '../words'

/** "4,700 rows · Rosa"; of a draft only whose it is, since nobody has said yet how many rows it will have. */
export function RunOrigin({ run: { state, rows, who } }: { run: Pick<Run, 'state' | 'rows' | 'who'> }) {
  return (
    <>
      {state !== 'draft' && `${bulkApplyWords.rows({ count: rows })} · `}
      <PersonLink id={who.id}>{who.name}</PersonLink>
    </>
  )
}
