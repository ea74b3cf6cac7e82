import Link from 'next/link'
import { buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'

/** Leads admins to the field mapping until somebody has confirmed it. `isHeld`: nothing can be sent before. */
export function ConfirmLead({ isHeld }: { isHeld: boolean }) {
  return (
    <div className="px-4 pb-4 md:px-6">
      <div className="max-w-4xl">
        <Notice
          tone={isHeld ? 'warn' : 'info'}
          title="Confirm this partner’s fields"
          actions={
            <Link href="/connection#field-mapping" className={buttonClass('primary')}>
              Review the field mapping
            </Link>
          }
        >
          <p>
            The desk guessed from the data which field is which.{' '}
            {isHeld ? 'Nothing can be sent until you confirm it.' : 'The lists use this guess until you confirm it.'}
          </p>
        </Notice>
      </div>
    </div>
  )
}
