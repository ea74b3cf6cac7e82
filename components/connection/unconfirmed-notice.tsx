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
                Open Connection
              </Link>
            )
          }
        >
          <p>
            This partner’s fields have other names than the desk expects. Nothing can be sent until it is clear which
            field is which; lists can be read meanwhile.
          </p>
        </Notice>
      </div>
    </div>
  )
}
