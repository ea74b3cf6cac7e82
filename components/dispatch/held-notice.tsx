import Link from 'next/link'
import { heldWritesPage } from '@/lib/dispatch/contract'
import { Notice } from '../ui/notice'

/** A write or run that waits for a review since the store went back. */
export function HeldNotice({ what }: { what: 'write' | 'run' }) {
  return (
    <Notice
      tone="warn"
      title="Held after restore"
      actions={
        <Link href={heldWritesPage} prefetch={false} className="font-medium underline underline-offset-2">
          Review held writes
        </Link>
      }
    >
      <p>
        {what === 'run'
          ? 'The desk’s database was restored or copied. Rows of this run may have been sent since, so nothing more is sent until someone reviews it.'
          : 'The desk’s database was restored or copied. This may have been sent since, so it isn’t sent until someone reviews it.'}
      </p>
    </Notice>
  )
}
