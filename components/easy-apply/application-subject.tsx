import type { Application } from '@/lib/easy-apply/contract'
import { ApplicantLink, JobLink } from '../links/links'

type ApplicationSubjectProps = {
  dispatch: Pick<Application, 'applicantEmail' | 'jobId' | 'subject'>
  /** What the applicant is called, where the screen knows. */
  name?: string | undefined
}

/** Who applied to what, as the ways to both. */
export function ApplicationSubject({ dispatch, name }: ApplicationSubjectProps) {
  const { applicantEmail, jobId, subject } = dispatch
  const job = <bdi>{subject}</bdi>
  return (
    <p className="wrap-anywhere">
      {applicantEmail !== null && (
        <>
          <ApplicantLink email={applicantEmail}>
            <bdi>{name || applicantEmail}</bdi>
          </ApplicantLink>
          {' for '}
        </>
      )}
      {jobId === null ? job : <JobLink id={jobId}>{job}</JobLink>}
    </p>
  )
}
