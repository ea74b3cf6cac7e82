import type { Metadata } from 'next'
import Link from 'next/link'
import { PartnerConnection, StoreConnection } from '@/components/connection/connection-facts'
import { HeldFacts } from '@/components/held-writes/held-banner'
import { whyHeld } from '@/components/held-writes/why-held'
import { NotForRole } from '@/components/shell/not-for-role'
import { PageHeader } from '@/components/ui/page-header'
import { requirePage } from '@/lib/accounts/require-role'
import { heldWritesPage } from '@/lib/dispatch/contract'
import { readStoreStatus } from '@/lib/held-writes/read-store-status'
import { readHeldSummary } from '@/lib/held-writes/read-summary'
import { config } from '@/lib/runtime/config'

export const metadata: Metadata = { title: 'Connection' }

export default async function ConnectionPage() {
  const access = await requirePage('admin', '/connection')
  if ('refused' in access) return <NotForRole title="Connection" needed={access.refused} />
  const { environment, url, key } = config().partner
  const [held, status] = await Promise.all([readHeldSummary(), readStoreStatus()])
  return (
    <>
      <PageHeader title="Connection">The partner this desk talks to, and the database it keeps its work in.</PageHeader>
      <div className="grid max-w-4xl gap-6 px-4 pb-10 md:px-6">
        {held && (
          <section aria-labelledby="connection-held" className="grid gap-2">
            <h2 id="connection-held" className="text-section font-semibold">
              Held writes
            </h2>
            <p className="max-w-prose">
              {whyHeld(held.why)} <HeldFacts held={held} />{' '}
              <Link href={heldWritesPage} prefetch={false} className="font-medium underline underline-offset-2">
                Review them
              </Link>
            </p>
          </section>
        )}
        <PartnerConnection environment={environment} address={url} keyEnd={key.slice(-4)} />
        <StoreConnection status={status} />
      </div>
    </>
  )
}
