import Link from 'next/link'
import { fieldHintWords } from './hints/words'

/** On a form that nobody has confirmed for this partner: what it asks for may be wrong. */
export function ShippedFormNote({ isAdmin }: { isAdmin: boolean }) {
  return (
    <p className="max-w-4xl px-4 pb-4 text-small text-quiet md:px-6">
      {fieldHintWords.formUnconfirmed}{' '}
      {isAdmin ? (
        <Link href="/connection#connection-forms" prefetch={false} className="link">
          {fieldHintWords.confirmForm}
        </Link>
      ) : (
        fieldHintWords.formAdapts
      )}
    </p>
  )
}
