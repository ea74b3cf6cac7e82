'use client'

import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useIsAdmin } from '../api/role-context'
import { handOverFilter } from '../records/view/handed-filter'
import { tokenOfId } from '../records/view/view-address'

type LinkLook = {
  /** In a row that the keyboard opens as a whole: no tab stop of its own. */
  isInRow?: boolean
  children: ReactNode
}

export function JobLink({ id, ...look }: LinkLook & { id: string }) {
  return <ThingLink {...look} href={`/jobs?open=${encodeURIComponent(tokenOfId(id))}`} />
}

/** Opens the applicant with this ID. */
export function ApplicantIdLink({ id, ...look }: LinkLook & { id: string }) {
  return <ThingLink {...look} href={`/applicants?open=${encodeURIComponent(tokenOfId(id))}`} />
}

/**
 * Opens the applicant's details by their token; without one it leads to the list of applicants, searched for this
 * address, which no URL may hold. A masked one finds nobody.
 */
export function ApplicantLink({ email, token = null, ...look }: LinkLook & { email: string; token?: string | null }) {
  if (email.includes('•')) return <>{look.children}</>
  if (token !== null) return <ThingLink {...look} href={`/applicants?open=${encodeURIComponent(token)}`} />
  return <ThingLink {...look} href="/applicants" onLeave={() => handOverFilter('/applicants', email)} />
}

/** Leads to the jobs of a team. */
export function TeamLink({ id, ...look }: LinkLook & { id: string }) {
  // A query on a page that is there.
  return <ThingLink {...look} href={`/jobs?where=${encodeURIComponent(`teamId:${id}`)}` as Route} />
}

/** Leads to the teams' AI chat. */
export function ChatLink(look: LinkLook) {
  return <ThingLink {...look} href="/ai-chat" />
}

export function RunLink({ id, ...look }: LinkLook & { id: string }) {
  return <ThingLink {...look} href={`/bulk-apply/${encodeURIComponent(id)}`} />
}

/** Leads to an entry of the activity: what anybody did from this desk. */
export function EntryLink({ id, ...look }: LinkLook & { id: string }) {
  return <ThingLink {...look} href={`/activity?entry=${encodeURIComponent(id)}`} />
}

/** A link for admins, who alone see people; plain text for everyone else and for who has no account. */
export function PersonLink({ id, children, ...look }: LinkLook & { id: string | null }) {
  const isAdmin = useIsAdmin()
  if (!isAdmin || !id) return <>{children}</>
  return (
    <ThingLink {...look} href={`/people?person=${encodeURIComponent(id)}`}>
      {children}
    </ThingLink>
  )
}

/** Its look is the same for everything that leads somewhere: components/ui/link.css says how. */
function ThingLink({ href, onLeave, isInRow = false, children }: LinkLook & { href: Route; onLeave?: () => void }) {
  return (
    <Link
      href={href}
      prefetch={false}
      data-choice
      {...(isInRow ? { tabIndex: -1 } : {})}
      {...(onLeave ? { onClick: onLeave } : {})}
      className="link"
    >
      {children}
    </Link>
  )
}
