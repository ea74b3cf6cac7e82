'use client'

import type { ListOption } from '@/lib/connection/contract'
import type { FieldMapping } from '@/lib/partner/profile/field-mapping'
import { pathOf } from '@/lib/records/field-path'
import { readName, readOpen, readTime, textAt } from '@/lib/records/read-field'
import type { PartnerRecord } from '@/lib/records/record'
import { Time } from '../../ui/time'
import { mappingWords } from './words'

type MappingPreviewProps = {
  mapping: FieldMapping
  applicants: ListOption | undefined
  jobs: ListOption | undefined
  /** The admin has chosen another field: announce what this does to the first records. */
  isChanged: boolean
}

/** Three real records as the screens would show them with this mapping. */
export function MappingPreview({ mapping, applicants, jobs, isChanged }: MappingPreviewProps) {
  const people = applicants?.records ?? []
  const posts = jobs?.records ?? []
  return (
    <section
      aria-label={mappingWords.preview}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-panel border bg-surface p-3"
    >
      <Part title={mappingWords.inApplicants} isEmpty={people.length === 0} empty={mappingWords.noApplicants}>
        {people.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three records, whose order never changes
          <ApplicantLine key={index} record={record} fields={mapping.applicants} />
        ))}
      </Part>
      {people[0] && (
        <div className="grid gap-1">
          <h4 className="text-small text-quiet">{mappingWords.inDetails}</h4>
          <p className="wrap-anywhere text-section font-semibold">
            <bdi>{nameOf(people[0], mapping.applicants) ?? mappingWords.noName}</bdi>
          </p>
          <p className="wrap-anywhere text-small">
            <bdi>{texts(people[0], [mapping.applicants.email, mapping.applicants.phone]) || mappingWords.noEmail}</bdi>
          </p>
        </div>
      )}
      <Part title={mappingWords.inJobs} isEmpty={posts.length === 0} empty={mappingWords.noJobs}>
        {posts.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three records, whose order never changes
          <JobLine key={index} record={record} fields={mapping.jobs} />
        ))}
      </Part>
      <Part title={mappingWords.inPicker} isEmpty={posts.length === 0} empty={mappingWords.noJobs}>
        {posts.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three records, whose order never changes
          <li key={index} className="wrap-anywhere">
            <bdi dir="ltr">{pickerText(record, mapping.jobs)}</bdi>
          </li>
        ))}
      </Part>
      <p role="status" className="sr-only">
        {isChanged ? spokenPreview(people[0], posts[0], mapping) : ''}
      </p>
      <Raw title={mappingWords.rawApplicants} records={people} />
      <Raw title={mappingWords.rawJobs} records={posts} />
    </section>
  )
}

type PartProps = { title: string; isEmpty: boolean; empty: string; children: React.ReactNode }

function Part({ title, isEmpty, empty, children }: PartProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h4 className="text-small text-quiet">{title}</h4>
      {isEmpty ? <p>{empty}</p> : <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">{children}</ul>}
    </div>
  )
}

function ApplicantLine({ record, fields }: { record: PartnerRecord; fields: FieldMapping['applicants'] }) {
  const time = fields.time === null ? null : readTime(record, fields.time)
  return (
    <li className="min-w-0">
      <p className="truncate font-medium">
        <bdi>{nameOf(record, fields) ?? mappingWords.noName}</bdi>
      </p>
      <p className="wrap-anywhere text-small text-quiet">
        <bdi dir="ltr">{applicantText(record, fields)}</bdi>
        {time !== null && (
          <>
            {' · '}
            <Time iso={time} />
          </>
        )}
      </p>
    </li>
  )
}

function JobLine({ record, fields }: { record: PartnerRecord; fields: FieldMapping['jobs'] }) {
  const time = fields.time === null ? null : readTime(record, fields.time)
  const isOpen = isOpenOf(record, fields)
  return (
    <li className="min-w-0">
      <p className="truncate font-medium">
        <bdi>{texts(record, [fields.title]) || mappingWords.noTitle}</bdi>
      </p>
      <p className="wrap-anywhere text-small text-quiet">
        {isOpen !== null && `${openText(isOpen)} · `}
        <bdi dir="ltr">{jobText(record, fields)}</bdi>
        {time !== null && (
          <>
            {' · '}
            <Time iso={time} />
          </>
        )}
      </p>
    </li>
  )
}

function Raw({ title, records }: { title: string; records: readonly PartnerRecord[] }) {
  if (records.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer text-small font-medium">{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
      <pre tabIndex={0} className="mt-1 max-h-80 overflow-auto rounded-control bg-sunken p-2 text-small">
        {JSON.stringify(records, null, 2)}
      </pre>
    </details>
  )
}

function spokenPreview(person: PartnerRecord | undefined, post: PartnerRecord | undefined, mapping: FieldMapping) {
  const { applicants, jobs } = mapping
  const isOpen = post ? isOpenOf(post, jobs) : null
  const parts = [
    person && [
      nameOf(person, applicants) ?? mappingWords.noName,
      applicantText(person, applicants),
      timeText(person, applicants),
    ],
    post && [
      texts(post, [jobs.title]) || mappingWords.noTitle,
      openText(isOpen),
      jobText(post, jobs),
      timeText(post, jobs),
    ],
  ]
  return mappingWords.spokenPreview({
    facts: parts.flatMap((part) => part?.filter(Boolean).join(', ') ?? []).join('. '),
  })
}

function applicantText(record: PartnerRecord, fields: FieldMapping['applicants']): string {
  return texts(record, [fields.email, fields.status && pathOf(fields.status), fields.jobTitle ?? fields.job])
}

function jobText(record: PartnerRecord, fields: FieldMapping['jobs']): string {
  return texts(record, [fields.teamName ?? fields.team, fields.status && pathOf(fields.status)])
}

function openText(isOpen: boolean | null): string {
  return isOpen === null ? '' : isOpen ? mappingWords.open : mappingWords.closed
}

function timeText(record: PartnerRecord, { time }: Pick<FieldMapping['jobs'], 'time'>): string {
  return (time && readTime(record, time)?.slice(0, 10)) ?? ''
}

function nameOf(record: PartnerRecord, { name }: FieldMapping['applicants']): string | null {
  return name === null ? null : readName(record, name)
}

function isOpenOf(record: PartnerRecord, { open }: FieldMapping['jobs']): boolean | null {
  return open === null ? null : readOpen(record, open)
}

function pickerText(record: PartnerRecord, fields: FieldMapping['jobs']): string {
  const id = fields.id === null ? null : textAt(record, fields.id)
  if (id === null) return mappingWords.noJobId
  const title = texts(record, [fields.title]) || mappingWords.untitledJob({ id })
  return isOpenOf(record, fields) === false
    ? mappingWords.pickedClosed({ title, id })
    : mappingWords.picked({ title, id })
}

function texts(record: PartnerRecord, paths: (string | null)[]): string {
  return paths
    .flatMap((path) => {
      const text = path === null ? null : (textAt(record, path) ?? null)
      return text ?? []
    })
    .join(' · ')
}
