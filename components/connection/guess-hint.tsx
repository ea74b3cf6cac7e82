import Link from 'next/link'
import { fieldHintWords } from './hints/words'

/** Shown above a list whose columns have not been confirmed. */
export function GuessHint({ isAdmin }: { isAdmin: boolean }) {
  return (
    <p className="px-4 pb-2 text-small text-quiet md:px-6">
      {fieldHintWords.unconfirmed}
      {isAdmin && (
        <>
          {' '}
          <Link href="/connection#field-mapping" className="link font-medium">
            {fieldHintWords.review}
          </Link>
        </>
      )}
    </p>
  )
}
