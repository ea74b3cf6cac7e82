import type { ReactNode } from 'react'
import type { ListedApplication } from '@/lib/applicants/contract'
import { ApplicantIdLink, ApplicantLink } from '../../links/links'

type ListedLinkProps = {
  listed: Pick<ListedApplication, 'id'>
  applicantEmail: string | null
  isInRow?: boolean
  children: ReactNode
}

/** Links to an application in the list of applicants, by ID, or by email address if the partner's have no IDs. */
export function ListedLink({ listed, applicantEmail, children, ...look }: ListedLinkProps) {
  if (listed.id !== null)
    return (
      <ApplicantIdLink id={listed.id} {...look}>
        {children}
      </ApplicantIdLink>
    )
  if (applicantEmail === null) return <>{children}</>
  return (
    <ApplicantLink email={applicantEmail} {...look}>
      {children}
    </ApplicantLink>
  )
}
