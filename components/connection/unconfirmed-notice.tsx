import Link from 'next/link'
import { buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'

/** In place of a form while the data contradict what it would be sent by. */
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
                Review the field mapping
              </Link>
            )
          }
        >
          <p>
            This partner names its fields differently than the desk expects. You can read the lists, but nothing can be
            sent until {isAdmin ? 'you confirm' : 'an admin confirms'} which field is which.
          </p>
        </Notice>
      </div>
    </div>
  )
}
