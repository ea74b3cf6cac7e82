import { cookies } from 'next/headers'
import Link from 'next/link'
import { ClosableFormNote } from '@/components/connection/closable-form-note'
import { formNoteCookie } from '@/components/connection/form-note-cookie'
import { fieldHintWords } from '@/components/connection/hints/words'
import { isShippedForm } from '@/lib/connection/forms/form-source'
import type { WriteEndpoint } from '@/lib/partner/endpoint'

/** Beside the title of a form that no admin has confirmed for this partner: it may ask for the wrong fields. */
export async function FormNote({ endpoint, isAdmin }: { endpoint: WriteEndpoint; isAdmin: boolean }) {
  if (!isShippedForm(endpoint)) return null
  if (!isAdmin) return (await cookies()).has(formNoteCookie) ? null : <ClosableFormNote />
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-1 text-small text-quiet">
      {fieldHintWords.formUnconfirmed}
      <Link href="/connection#connection-forms" prefetch={false} className="link">
        {fieldHintWords.confirmForm}
      </Link>
    </p>
  )
}
