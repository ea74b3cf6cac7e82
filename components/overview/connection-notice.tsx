import Link from 'next/link'
import type { ConnectionProblem } from '@/lib/connection/contract'
import { buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'

/** What is wrong between this desk and the partner: for an admin what to check, for others that an admin has to act. */
export function ConnectionNotice({ problem, isAdmin }: { problem: ConnectionProblem; isAdmin: boolean }) {
  const { title, meaning, nextStep, adminStep, code } = problem
  if (!isAdmin)
    return (
      <div className="max-w-4xl">
        <Notice tone="warn" title={title}>
          <p>{nextStep}</p>
        </Notice>
      </div>
    )
  return (
    <div className="max-w-4xl">
      <Notice
        tone="bad"
        title={`${title}${code === null ? '' : ` (${code})`}`}
        actions={
          <Link href="/connection" prefetch={false} className={buttonClass()}>
            Open Connection
          </Link>
        }
      >
        <p>
          {meaning} {adminStep}
        </p>
      </Notice>
    </div>
  )
}
