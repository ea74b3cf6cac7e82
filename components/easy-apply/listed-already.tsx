import type { ListedBefore } from '@/lib/applicants/contract'
import { ApplicantIdLink, ApplicantLink } from '../links/links'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { easyApplyWords } from './words'

type ListedAlreadyProps = { listed: ListedBefore; email: string }

/**
 * Says that this person is in the list of applicants with this job, though not from an application sent by this desk.
 */
export function ListedAlready({ listed: { id, appliedAt }, email }: ListedAlreadyProps) {
  const list = easyApplyWords.theList
  return (
    <Sentence
      text={appliedAt === null ? easyApplyWords.listed : easyApplyWords.listedSince}
      parts={{
        list:
          id === null ? (
            <ApplicantLink email={email}>{list}</ApplicantLink>
          ) : (
            <ApplicantIdLink id={id}>{list}</ApplicantIdLink>
          ),
        when: appliedAt !== null && <RelativeTime iso={appliedAt} />,
      }}
    />
  )
}
