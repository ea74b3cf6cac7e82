import type { Application } from '@/lib/easy-apply/contract'
import { ApplicantLink, JobLink } from '../links/links'
import { Sentence } from '../ui/sentence'
import { easyApplyWords } from './words'

type ApplicationSubjectProps = {
  dispatch: Pick<Application, 'applicantEmail' | 'jobId' | 'subject'>
  /** What the applicant is called, where the screen knows. */
  name?: string | undefined
}

/** Who applied to what, as the ways to both. */
export function ApplicationSubject({ dispatch, name }: ApplicationSubjectProps) {
  const { applicantEmail, jobId, subject } = dispatch
  const title = <bdi>{subject}</bdi>
  const job = jobId === null ? title : <JobLink id={jobId}>{title}</JobLink>
  if (applicantEmail === null) return <p className="wrap-anywhere">{job}</p>
  const who = (
    <ApplicantLink email={applicantEmail}>
      <bdi>{name || applicantEmail}</bdi>
    </ApplicantLink>
  )
  return (
    <p className="wrap-anywhere">
      <Sentence text={easyApplyWords.subject} parts={{ who, job }} />
    </p>
  )
}
