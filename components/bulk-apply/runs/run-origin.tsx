import type { Run } from '@/lib/bulk-apply/contract'
import { PersonLink } from '../../links/links'
import { uploadedRowsInWords } from './run-words'
import { runsWords } from './words'

type RunOriginProps = { run: Pick<Run, 'state' | 'rows' | 'leftOut' | 'resent' | 'who'> }

/**
 * "38 of 40 rows · 2 left out · 3 sent again · Rosa". For a draft only its owner, as its number of rows is not known
 * yet.
 */
export function RunOrigin({ run }: RunOriginProps) {
  const { state, resent, who } = run
  return (
    <>
      {state !== 'draft' && `${uploadedRowsInWords(run)} · `}
      {resent > 0 && `${runsWords.resent({ count: resent })} · `}
      <PersonLink id={who.id}>{who.name}</PersonLink>
    </>
  )
}
