import type { Application } from '@/lib/easy-apply/contract'
import { ApplicantLink, JobLink } from '../links/links'
import { Sentence } from '../ui/sentence'
import { easyApplyWords } from './words'

type ApplicationSubjectProps = {
  dispatch: Pick<Application, 'applicantEmail' | 'jobId' | 'subject'>
  /** The applicant's name, where the screen knows it. */
  name?: string | undefined
}

/** Who applied to what, with links to both. */
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
