import Link from 'next/link'
import type { ConnectionProblem } from '@/lib/connection/contract'
import { buttonClass } from '../ui/button'
import { Notice } from '../ui/notice'
import { overviewWords } from './words'

type ConnectionNoticeProps = {
  problem: ConnectionProblem
  isAdmin: boolean
  /** The index of applicants is hidden while the partner refuses access to their list. */
  areApplicantsHidden?: boolean
}

/** What is wrong between the desk and the partner: admins see what to check, others that an admin has to act. */
export function ConnectionNotice({ problem, isAdmin, areApplicantsHidden = false }: ConnectionNoticeProps) {
  const { title, meaning, nextStep, adminStep, code } = problem
  const hidden = areApplicantsHidden && ` ${overviewWords.hiddenUntilThen}`
  if (!isAdmin)
    return (
      <Notice tone="warn" title={title}>
        <p className="max-w-prose">
          {nextStep}
          {hidden}
        </p>
      </Notice>
    )
  return (
    <Notice
      tone="bad"
      title={`${title}${code === null ? '' : ` (${code})`}`}
      actions={
        <Link href="/connection" prefetch={false} className={buttonClass()}>
          {overviewWords.openConnection}
        </Link>
      }
    >
      <p className="max-w-prose">
        {meaning} {adminStep}
        {hidden}
      </p>
    </Notice>
  )
}
