import type { Metadata } from 'next'
import { HeldFacts } from '@/components/held-writes/held-banner'
import { HeldScreen } from '@/components/held-writes/held-screen'
import { whyHeld } from '@/components/held-writes/why-held'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { requirePage } from '@/lib/accounts/require-role'
import { heldWritesPage } from '@/lib/dispatch/contract'
import { listHeldWrites } from '@/lib/held-writes/list-held'
import { decideHeldAction } from './actions'

export const metadata: Metadata = { title: 'Held writes' }

export default async function HeldWritesPage() {
  const access = await requirePage('recruiter', heldWritesPage)
  if ('refused' in access) return <NotForRole title="Held writes" needed={access.refused} />
  const held = await listHeldWrites()
  if (!held)
    return (
      <>
        <PageHeader title="Held writes">Writes to review after the desk’s database was restored.</PageHeader>
        <p className="px-4 pb-10 md:px-6">Nothing is held.</p>
      </>
    )
  return (
    <>
      <PageHeader title="Held writes">Writes to review after the desk’s database was restored.</PageHeader>
      <p className="max-w-prose px-4 pb-4 md:px-6">
        {whyHeld(held.summary.why)} <HeldFacts held={held.summary} /> Each job, application and AI chat setting counts
        as one write, and so does each unfinished row of a bulk run.
      </p>
      <HeldScreen held={held} decide={decideHeldAction} />
    </>
  )
}
