import Link from 'next/link'
import { listNoticeWords } from './words'

/** Above a list without an index: why only loaded applicants are searched. */
export function SearchIsOff({ isAdmin }: { isAdmin: boolean }) {
  return (
    <p className="px-4 pb-2 text-small text-quiet md:px-6">
      {isAdmin ? listNoticeWords.offToAdmin : listNoticeWords.off}
      {isAdmin && (
        <>
          {' '}
          <Link href="/connection#applicant-index" prefetch={false} className="link font-medium text-ink">
            {listNoticeWords.switchOn}
          </Link>
        </>
      )}
    </p>
  )
}
