import Link from 'next/link'
import type { ApplicantFigures, JobsWithout, OpenJob } from '@/lib/overview/contract'
import { JobLink } from '../links/links'
import { wholeNumber } from '../ui/formats'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { BarList } from './charts/bar-list'
import { FiguresPanel, OverviewSection } from './figures-panel'
import { overviewWords } from './words'

const maxShown = 10

type JobsSectionProps = Pick<ApplicantFigures, 'jobs' | 'jobsWithout'>

/** The jobs with the most applicants, and the open jobs without any. */
export function JobsSection({ jobs, jobsWithout }: JobsSectionProps) {
  if (jobs.values.every(({ value }) => value === null)) return null
  return (
    <OverviewSection id="jobs-figures" title={overviewWords.jobs}>
      <div className="grid items-start gap-3 lg:grid-cols-3">
        <div className="min-w-0 lg:col-span-2">
          <FiguresPanel title={overviewWords.mostApplicants}>
            <BarList breakdown={jobs} />
          </FiguresPanel>
        </div>
        {jobsWithout ? <WithoutApplicants {...jobsWithout} /> : <JobsNotRead />}
      </div>
    </OverviewSection>
  )
}

function WithoutApplicants({ jobs, asOf }: JobsWithout) {
  return (
    <FiguresPanel
      title={overviewWords.withoutApplicants}
      aside={<span className="font-semibold tabular-nums">{wholeNumber(jobs.length)}</span>}
    >
      {jobs.length === 0 ? (
        <p className="text-quiet">{overviewWords.noneWithout}</p>
      ) : (
        <JobLinks jobs={jobs.slice(0, maxShown)} />
      )}
      {jobs.length > maxShown && (
        <details>
          <summary className="w-fit rounded-control text-small text-quiet hover:text-ink touch:py-3">
            {overviewWords.moreJobs({ count: jobs.length - maxShown })}
          </summary>
          <div className="pt-1">
            <JobLinks jobs={jobs.slice(maxShown)} />
          </div>
        </details>
      )}
      <p className="text-small text-quiet">
        <Sentence text={overviewWords.jobsAsOf} parts={{ when: <RelativeTime iso={asOf} /> }} />
      </p>
    </FiguresPanel>
  )
}

function JobLinks({ jobs }: { jobs: readonly OpenJob[] }) {
  return (
    <ul className="grid gap-1">
      {jobs.map((job) => (
        <li key={job.id} className="min-w-0">
          <JobLink id={job.id}>
            <span className="block truncate">
              <bdi>{job.title}</bdi>
            </span>
          </JobLink>
        </li>
      ))}
    </ul>
  )
}

/** The desk reads the jobs when a user opens the list of jobs, not for the overview. */
function JobsNotRead() {
  return (
    <FiguresPanel title={overviewWords.withoutApplicants}>
      <p className="text-quiet">
        <Sentence
          text={overviewWords.jobsOnce}
          parts={{
            link: (
              <Link href="/jobs" prefetch={false} className="link text-ink">
                {overviewWords.jobsLink}
              </Link>
            ),
          }}
        />
      </p>
    </FiguresPanel>
  )
}
