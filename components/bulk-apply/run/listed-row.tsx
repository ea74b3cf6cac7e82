import type { ListedApplication } from '@/lib/applicants/contract'
import type { RunRow } from '@/lib/bulk-apply/contract'
import { ListedLink } from '../../dispatch/listed/listed-link'
import { RelativeTime } from '../../ui/relative-time'
import { Sentence } from '../../ui/sentence'
import { rowWords } from './words'

/** Says that an unconfirmed row is in the list of applicants by now, and since when. */
export function ListedRow({ row, listed }: { row: RunRow; listed: ListedApplication }) {
  const list = (
    <ListedLink listed={listed} applicantEmail={row.applicantEmail} isInRow>
      {rowWords.theList}
    </ListedLink>
  )
  return <Sentence text={rowWords.listed} parts={{ list, when: <RelativeTime isInRow iso={listed.appliedAt} /> }} />
}
