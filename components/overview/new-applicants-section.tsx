import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { ApplicantFigures, NewApplicants } from '@/lib/overview/contract'
import { readName, textAt } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'
import { JobLink } from '../links/links'
import { recordToken } from '../records/view/view-address'
import { wholeNumber } from '../ui/formats'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { applicantsHref } from './applicant-links'
import { OverviewSection } from './figures-panel'
import { overviewWords } from './words'

type NewApplicantsSectionProps = Pick<ApplicantFigures, 'newcomers' | 'lately'> & { mapping: ApplicantMapping }

/** How many applicants are new since the reader last opened the list, the latest by name; how many applied lately. */
export function NewApplicantsSection({ newcomers, lately, mapping }: NewApplicantsSectionProps) {
  return (
    <OverviewSection
      id="new-applicants"
      title={overviewWords.newTitle}
      aside={
        newcomers && (
          <span className="text-small text-quiet">
            <Sentence text={overviewWords.lastVisit} parts={{ when: <RelativeTime iso={newcomers.since} /> }} />
          </span>
        )
      }
    >
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3 rounded-panel border bg-raised px-4 py-3">
        {newcomers !== null && newcomers.count > 0 && <NewPeople newcomers={newcomers} mapping={mapping} />}
        {newcomers?.count === 0 && <p className="text-quiet">{overviewWords.noneNew}</p>}
        {lately && <Lately {...lately} />}
        {newcomers === null && (
          <p className="text-quiet">
            <Sentence
              text={overviewWords.visitOnce}
              parts={{
                link: (
                  <Link href="/applicants" prefetch={false} className="link text-ink">
                    {overviewWords.applicantsLink}
                  </Link>
                ),
              }}
            />
          </p>
        )}
      </div>
    </OverviewSection>
  )
}

/** Also shown to readers who have never opened the list. */
function Lately({ from, until, count }: NonNullable<ApplicantFigures['lately']>) {
  if (count === 0) return <p className="text-quiet">{overviewWords.noneApplied}</p>
  return (
    <Figure href={applicantsHref({ applied: { from, until } })} count={count}>
      {overviewWords.applied({ count })}
    </Figure>
  )
}

function Figure({ href, count, children }: { href: Route; count: number; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} className="link">
      <span className="me-1.5 inline-block text-figure font-semibold tabular-nums">{wholeNumber(count)} </span>
      <span className="text-quiet">{children}</span>
    </Link>
  )
}

type NewPeopleProps = { newcomers: NewApplicants; mapping: ApplicantMapping }

function NewPeople({ newcomers, mapping }: NewPeopleProps) {
  const { count, latest } = newcomers
  const own = ownInWords(newcomers)
  const others = count - latest.length
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Figure href={applicantsHref({ isNewOnly: true })} count={count}>
          {overviewWords.newApplicants({ count })}
        </Figure>
        {own !== null && <p className="text-small text-quiet">{own}</p>}
      </div>
      <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
        {latest.map((record) => (
          <li key={recordToken(record, mapping.key)} className="flex min-w-0 items-baseline gap-x-1.5">
            <Link
              href={applicantsHref({ isNewOnly: true }, recordToken(record, mapping.key))}
              prefetch={false}
              dir="auto"
              className="link block max-w-60 truncate font-medium"
            >
              {nameOf(record, mapping)}
            </Link>
            <AppliedJob record={record} mapping={mapping} />
          </li>
        ))}
        {others > 0 && (
          <li>
            <Link href={applicantsHref({ isNewOnly: true })} prefetch={false} className="link text-quiet">
              {overviewWords.moreNames({ count: others })}
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}

/** Says how many of the new applicants were sent from this desk; null for none. */
function ownInWords({ count, sentHere, unconfirmed }: NewApplicants): string | null {
  if (sentHere === count && count > 0) return overviewWords.allSentHere({ count })
  if (sentHere === 0) return unconfirmed === 0 ? null : overviewWords.unconfirmedHere({ count: unconfirmed })
  const confirmed = overviewWords.sentHere({ count: sentHere })
  return unconfirmed === 0 ? confirmed : overviewWords.sentHereAnd({ sentHere: confirmed, count: unconfirmed })
}

/** The job, which distinguishes several applications by the same person. */
function AppliedJob({ record, mapping }: { record: PartnerRecord; mapping: ApplicantMapping }) {
  const { job, jobTitle, jobTitles } = mapping
  const title = jobTitle === null ? null : textAt(record, jobTitle)
  const id = job === null ? null : textAt(record, job)
  const name = title ?? (id === null ? null : (jobTitles?.[id] ?? overviewWords.jobOf({ id })))
  if (name === null) return null
  return (
    <bdi className="max-w-48 truncate text-small text-quiet">
      {id === null ? name : <JobLink id={id}>{name}</JobLink>}
    </bdi>
  )
}

function nameOf(record: PartnerRecord, { name }: ApplicantMapping): string {
  return (name && readName(record, name)) ?? overviewWords.noName
}
