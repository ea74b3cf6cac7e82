import Link from 'next/link'
import { buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'
import { fieldHintWords } from './hints/words'

/** Leads admins to the field mapping until one of them has confirmed it. `isHeld`: nothing can be sent until then. */
export function ConfirmLead({ isHeld }: { isHeld: boolean }) {
  return (
    <Notice
      tone={isHeld ? 'warn' : 'info'}
      title={fieldHintWords.confirmTitle}
      actions={
        <Link href="/connection#field-mapping" className={buttonClass('primary')}>
          {fieldHintWords.review}
        </Link>
      }
    >
      <p className="max-w-prose">
        {fieldHintWords.guessed} {isHeld ? fieldHintWords.nothingSent : fieldHintWords.listsUseGuess}
      </p>
    </Notice>
  )
}
