import type { Metadata } from 'next'
import Link from 'next/link'
import { HeldFacts } from '@/components/held-writes/held-banner'
import { HeldScreen } from '@/components/held-writes/held-screen'
import { whyHeld } from '@/components/held-writes/why-held'
import { heldWriteWords } from '@/components/held-writes/words'
import { NotForRole } from '@/components/shell/notes/not-for-role'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { canManage } from '@/lib/accounts/contract'
import { requirePage } from '@/lib/accounts/require-role'
import { nameTeamSubjects } from '@/lib/ai-chat/name-team-subjects'
import { nameApplicants } from '@/lib/applicants/name-applicants'
import { heldWritesPage } from '@/lib/dispatch/contract'
import { isOlderState } from '@/lib/dispatch/guard/judge-start'
import type { HeldWrite } from '@/lib/held-writes/contract'
import { listHeldWrites } from '@/lib/held-writes/list-held'
import { decideHeldAction } from './actions'

export const generateMetadata = (): Metadata => ({ title: heldWriteWords.title })

export default async function HeldWritesPage() {
  const access = await requirePage('recruiter', heldWritesPage)
  if ('refused' in access) return <NotForRole title={heldWriteWords.title} needed={access.refused} />
  const held = await listHeldWrites()
  if (!held)
    return (
      <>
        <PageHeader title={heldWriteWords.title}>{heldWriteWords.lead}</PageHeader>
        <EmptyState
          title={heldWriteWords.nothing}
          action={
            <Link href="/" prefetch={false} className={buttonClass()}>
              {heldWriteWords.toOverview}
            </Link>
          }
        />
      </>
    )
  return (
    <>
      <PageHeader title={heldWriteWords.title}>{heldWriteWords.lead}</PageHeader>
      <p className="max-w-prose px-4 pb-4 md:px-6">
        {whyHeld(held.summary.why)} <HeldFacts held={held.summary} /> {heldWriteWords.counting}
      </p>
      {canManage(access.session.person.role) && isOlderState(held.summary.why) && (
        <p className="max-w-prose px-4 pb-4 md:px-6">
          {heldWriteWords.accessMayBeOld}{' '}
          <Link href="/people" prefetch={false} className="link">
            {heldWriteWords.checkPeople}
          </Link>
        </p>
      )}
      <HeldScreen held={{ ...held, writes: await namedWrites(held.writes) }} decide={decideHeldAction} />
    </>
  )
}

/** Adds the names of applicants and teams, as far as the desk knows them. */
async function namedWrites(writes: HeldWrite[]): Promise<HeldWrite[]> {
  const named = await nameTeamSubjects(await nameApplicants(writes.map(({ dispatch }) => dispatch)))
  return writes.map((write, index) => ({ ...write, dispatch: named[index] ?? write.dispatch }))
}
