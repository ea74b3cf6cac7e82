import Link from 'next/link'
import { heldWritesPage } from '@/lib/dispatch/contract'
import { Notice } from '../ui/notice'
import { dispatchWords } from './words'

/** A write or run that waits for review because the database was restored. */
export function HeldNotice({ what }: { what: 'write' | 'run' }) {
  return (
    <Notice
      tone="warn"
      title={dispatchWords.heldTitle}
      actions={
        <Link href={heldWritesPage} prefetch={false} className="link font-medium">
          {dispatchWords.reviewHeld}
        </Link>
      }
    >
      <p>{dispatchWords.heldMeans[what]}</p>
    </Notice>
  )
}
