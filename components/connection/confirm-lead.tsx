import Link from 'next/link'
import { buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'
import { fieldHintWords } from './hints/words'

/** Leads admins to the field mapping until somebody has confirmed it. `isHeld`: nothing can be sent before. */
export function ConfirmLead({ isHeld }: { isHeld: boolean }) {
  return (
    <div className="px-4 pb-4 md:px-6">
      <div className="max-w-4xl">
        <Notice
          tone={isHeld ? 'warn' : 'info'}
          title={fieldHintWords.confirmTitle}
          actions={
            <Link href="/connection#field-mapping" className={buttonClass('primary')}>
              {fieldHintWords.review}
            </Link>
          }
        >
          <p>
            {fieldHintWords.guessed} {isHeld ? fieldHintWords.nothingSent : fieldHintWords.listsUseGuess}
          </p>
        </Notice>
      </div>
    </div>
  )
}
