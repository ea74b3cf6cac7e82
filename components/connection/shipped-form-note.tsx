import Link from 'next/link'

/** On a form that nobody has confirmed for this partner: what it asks for may be wrong. */
export function ShippedFormNote({ isAdmin }: { isAdmin: boolean }) {
  return (
    <p className="max-w-4xl px-4 pb-4 text-small text-quiet md:px-6">
      This form is the desk’s guess: no admin has confirmed it for this partner yet.{' '}
      {isAdmin ? (
        <Link href="/connection#connection-forms" prefetch={false} className="underline underline-offset-2">
          Confirm or change it under Connection
        </Link>
      ) : (
        'If the partner refuses a field or asks for another one, the form is updated at once.'
      )}
    </p>
  )
}
