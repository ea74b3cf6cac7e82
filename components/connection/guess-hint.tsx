import Link from 'next/link'

/** Above a list whose columns nobody has confirmed. */
export function GuessHint({ isAdmin }: { isAdmin: boolean }) {
  return (
    <p className="px-4 pb-2 text-small text-quiet md:px-6">
      The columns are a guess until {isAdmin ? 'you confirm them' : 'an admin confirms them'}.
      {isAdmin && (
        <>
          {' '}
          <Link href="/connection#field-mapping" className="font-medium underline underline-offset-2">
            Review the field mapping
          </Link>
        </>
      )}
    </p>
  )
}
