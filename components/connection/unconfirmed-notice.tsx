import Link from 'next/link'
import { buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'
import { fieldHintWords } from './hints/words'

/** Replaces a form while the data contradict the fields it would be sent with. */
export function UnconfirmedNotice({ reason, isAdmin }: { reason: string; isAdmin: boolean }) {
  return (
    <div className="px-4 pb-4 md:px-6">
      <div className="max-w-3xl">
        <Notice
          tone="warn"
          title={reason}
          actions={
            isAdmin && (
              <Link href="/connection#field-mapping" className={buttonClass('primary')}>
                {fieldHintWords.review}
              </Link>
            )
          }
        >
          <p>{isAdmin ? fieldHintWords.otherNamesForAdmins : fieldHintWords.otherNames}</p>
        </Notice>
      </div>
    </div>
  )
}
