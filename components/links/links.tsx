'use client'

import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useIsAdmin } from '../api/role-context'
import { setPendingFilter } from '../records/view/pending-filter'
import { tokenOfId } from '../records/view/view-address'

type LinkLook = {
  /** In a row that the keyboard opens as a whole, the link is not a tab stop. */
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
 * Opens the applicant's details by their token; without one, opens the list of applicants filtered by the e-mail
 * address, which must not be in a URL. A masked address is shown without a link, since it would match nobody.
 */
export function ApplicantLink({ email, token = null, ...look }: LinkLook & { email: string; token?: string | null }) {
  if (email.includes('•')) return <>{look.children}</>
  if (token !== null) return <ThingLink {...look} href={`/applicants?open=${encodeURIComponent(token)}`} />
  return <ThingLink {...look} href="/applicants" onLeave={() => setPendingFilter('/applicants', email)} />
}

/** Opens the jobs of a team. */
export function TeamLink({ id, ...look }: LinkLook & { id: string }) {
  // Safe: a query on an existing page.
  return <ThingLink {...look} href={`/jobs?where=${encodeURIComponent(`teamId:${id}`)}` as Route} />
}

/** Opens the teams' AI chat. */
export function ChatLink(look: LinkLook) {
  return <ThingLink {...look} href="/ai-chat" />
}

export function RunLink({ id, ...look }: LinkLook & { id: string }) {
  return <ThingLink {...look} href={`/bulk-apply/${encodeURIComponent(id)}`} />
}

/** Opens an entry in the activity log. */
export function EntryLink({ id, ...look }: LinkLook & { id: string }) {
  return <ThingLink {...look} href={`/activity?entry=${encodeURIComponent(id)}`} />
}

/** A link for admins, the only ones who see people; plain text for other users, and for someone without an account. */
export function PersonLink({ id, children, ...look }: LinkLook & { id: string | null }) {
  const isAdmin = useIsAdmin()
  if (!isAdmin || !id) return <>{children}</>
  return (
    <ThingLink {...look} href={`/people?person=${encodeURIComponent(id)}`}>
      {children}
    </ThingLink>
  )
}

/** All links share the same look, described in components/ui/link.css. */
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
