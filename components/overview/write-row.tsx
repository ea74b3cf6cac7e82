import type { LucideIcon } from 'lucide-react'
import Link from 'next/link'
import type { Dispatch } from '@/lib/dispatch/contract'
import { causeWords } from '../bulk-apply/words'
import { dispatchHref, dispatchKindName, dispatchTitle } from '../dispatch/dispatch-words'
import { dispatchWords } from '../dispatch/words'
import { ApplicantLink, ChatLink, JobLink } from '../links/links'
import { buttonClass } from '../ui/button'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { NeedRow } from './need-row'

type WriteRowProps = {
  dispatch: Dispatch
  icon?: { Icon: LucideIcon; ink: string }
  /** The write's state; omitted if the surrounding rows give it. */
  state?: string
}

/** A write that needs the reader: its applicant and subject as links, its state, and a link to the write itself. */
export function WriteRow({ dispatch, icon, state }: WriteRowProps) {
  return (
    <NeedRow
      {...(icon ? { icon } : {})}
      aside={
        <>
          {state !== undefined && `${state} · `}
          <RelativeTime iso={dispatch.createdAt} />
        </>
      }
      action={
        <Link
          href={dispatchHref(dispatch)}
          prefetch={false}
          aria-label={`${causeWords.open}: ${dispatchTitle(dispatch)}`}
          className={buttonClass()}
        >
          {causeWords.open}
        </Link>
      }
    >
      <LinkedTitle dispatch={dispatch} />
    </NeedRow>
  )
}

function LinkedTitle({ dispatch }: { dispatch: Dispatch }) {
  const { applicantEmail, applicantName, applicantToken = null } = dispatch
  const kind = dispatchKindName(dispatch)
  const subject = <Subject dispatch={dispatch} />
  if (applicantEmail === null)
    return <Sentence text={({ subject }) => dispatchWords.titleOf({ kind, what: subject })} parts={{ subject }} />
  const name = <bdi>{applicantName || applicantEmail}</bdi>
  const who =
    dispatch.state === 'refused' && applicantToken === null ? (
      // The partner has no application from them, so no list would show them.
      <Link href={dispatchHref(dispatch)} prefetch={false} className="link">
        {name}
      </Link>
    ) : (
      <ApplicantLink email={applicantEmail} token={applicantToken}>
        {name}
      </ApplicantLink>
    )
  return (
    <Sentence
      text={(marks) => dispatchWords.titleOf({ kind, what: dispatchWords.forWhom(marks) })}
      parts={{ who, subject }}
    />
  )
}

function Subject({ dispatch: { kind, jobId, subject } }: { dispatch: Dispatch }) {
  const name = <bdi>{subject}</bdi>
  if (kind === 'set-ai-chat') return <ChatLink>{name}</ChatLink>
  return jobId === null ? name : <JobLink id={jobId}>{name}</JobLink>
}
