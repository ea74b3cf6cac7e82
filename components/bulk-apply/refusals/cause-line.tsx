import { Ban } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { correctionHref, type RefusalCause } from '@/lib/bulk-apply/contract'
import { JobLink } from '../../links/links'
import { buttonClass } from '../../ui/button'
import { bulkApplyWords, causeWords } from '../words'

/** One line per cause of refusal: why, how many rows, and a button or link to correct them all. */
export function CauseLine({ cause, action, isInRun }: { cause: RefusalCause; action: ReactNode; isInRun: boolean }) {
  const { title, job, message, rows, run, canCorrect } = cause
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t px-3 py-1.5 first:border-t-0">
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2">
        <Ban aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-medium">
            {title}
            {job && ': '}
            {job && <bdi>{job.id === null ? job.title : <JobLink id={job.id}>{job.title}</JobLink>}</bdi>}
          </span>
          {message !== '' && <span className="text-quiet"> · {withoutFullStop(message)}</span>}
          <span className="text-quiet tabular-nums">
            {' · '}
            {bulkApplyWords.rows({ count: rows })}
            {!isInRun && (
              <>
                {' '}
                <Link href={`/bulk-apply/${run.id}`} prefetch={false} className="link">
                  <bdi>{causeWords.inRun({ run: run.name })}</bdi>
                </Link>
              </>
            )}
          </span>
        </span>
      </p>
      {canCorrect ? (
        <span className="max-md:pl-6">{action}</span>
      ) : (
        <span className="text-small text-quiet">{causeWords.notHere}</span>
      )}
    </li>
  )
}

/** The line goes on after it with a dot of its own. */
function withoutFullStop(text: string): string {
  return text.replace(/(?<!\.)\.$/, '')
}

/** Accessible name of that button or link, for when it is read out without the line around it. */
export function fixLabel({ title, job }: RefusalCause): string {
  return [causeWords.fix, title, ...(job ? [job.title] : [])].join(': ')
}

/** The same line, linking to the run, where the rows are corrected. */
export function LinkedCauseLine({ cause }: { cause: RefusalCause }) {
  return (
    <CauseLine
      cause={cause}
      isInRun={false}
      action={
        <Link
          href={correctionHref(cause.run.id, cause.key)}
          prefetch={false}
          aria-label={fixLabel(cause)}
          className={buttonClass()}
        >
          {causeWords.fix}
        </Link>
      }
    />
  )
}
