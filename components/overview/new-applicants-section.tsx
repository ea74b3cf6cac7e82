import Link from 'next/link'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { NewApplicants } from '@/lib/overview/contract'
import { readName } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'
import { recordToken } from '../records/view/view-address'
import { Time } from '../ui/time'
import { applicantsHref } from './applicant-links'
import { OverviewSection } from './figures-panel'

type NewApplicantsSectionProps = { newcomers: NewApplicants | null; mapping: ApplicantMapping }

/** Who appeared since the reader last looked at the list: how many, and the latest by name. */
export function NewApplicantsSection({ newcomers, mapping }: NewApplicantsSectionProps) {
  return (
    <OverviewSection id="new-applicants" title="New since your last visit">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-panel border bg-raised px-4 py-3">
        {newcomers === null ? (
          <p className="text-quiet">
            <Link href="/applicants" prefetch={false} className="text-ink underline underline-offset-2">
              Open the list of applicants
            </Link>{' '}
            once: whoever appears after that is shown here.
          </p>
        ) : newcomers.count.count === 0 ? (
          <p className="text-quiet">
            Nobody new since <Time iso={newcomers.since} />.
          </p>
        ) : (
          <NewPeople newcomers={newcomers} mapping={mapping} />
        )}
      </div>
    </OverviewSection>
  )
}

function NewPeople({
  newcomers: { since, count, latest },
  mapping,
}: {
  newcomers: NewApplicants
  mapping: ApplicantMapping
}) {
  const others = count.count - latest.length
  const all = `${count.isExact ? '' : 'More than '}${count.count.toLocaleString('en')}`
  return (
    <>
      <Link
        href={applicantsHref({ isNewOnly: true })}
        prefetch={false}
        className="rounded-control underline-offset-4 hover:underline"
      >
        <span className="text-[24px]/8 font-semibold tabular-nums">{all}</span>{' '}
        <span className="text-quiet">
          {count.count === 1 ? 'applicant' : 'applicants'} since <Time iso={since} />
        </span>
      </Link>
      <ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
        {latest.map((record) => (
          <li key={recordToken(record, mapping.key)} className="min-w-0">
            <Link
              href={applicantsHref({ isNewOnly: true }, recordToken(record, mapping.key))}
              prefetch={false}
              dir="auto"
              className="block max-w-60 truncate rounded-control font-medium underline-offset-2 hover:underline"
            >
              {nameOf(record, mapping)}
            </Link>
          </li>
        ))}
        {others > 0 && (
          <li className="text-quiet">
            and {count.isExact ? '' : 'more than '}
            {others.toLocaleString('en')} more
          </li>
        )}
      </ul>
    </>
  )
}

function nameOf(record: PartnerRecord, { name }: ApplicantMapping): string {
  return (name && readName(record, name)) ?? 'Without a name'
}
