import Link from 'next/link'
import { fieldHintWords } from './hints/words'

/** Above a list whose columns nobody has confirmed. */
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
